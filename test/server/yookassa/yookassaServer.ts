import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { asJson, createPayment, type FakePayment, type YookassaNetwork } from './yookassaNetwork'

/** Serves a fake YooKassa: its API under `/v3`, and the page where a person pays or refuses. */
export function yookassaServer(network: YookassaNetwork): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://yookassa.test')
    void bodyOf(request).then((body) => {
      if (url.pathname.startsWith('/v3/')) answer(network, request, response, url, body)
      else showPage(network, response, url)
    })
  }
}

function answer(
  network: YookassaNetwork,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  text: string,
): void {
  const key = request.headers['idempotence-key']
  const body: unknown = text === '' ? null : JSON.parse(text)
  network.requests.push({
    method: request.method ?? '',
    path: pathname,
    key: typeof key === 'string' ? key : null,
    body,
  })
  const secret = Buffer.from(`${network.shopId}:${network.secretKey}`).toString('base64')
  if (request.headers.authorization !== `Basic ${secret}`) {
    response.writeHead(401).end('{}')
    return
  }
  const isCreation = request.method === 'POST'
  const fault = (isCreation ? network.createFaults.shift() : undefined) ?? network.faults.shift()
  if (typeof fault === 'object') {
    response.writeHead(fault.status).end('{"type":"error"}')
    return
  }
  const payment = isCreation
    ? createPayment(network, String(key), body as never)
    : (network.payments.get(pathname.slice('/v3/payments/'.length)) ?? null)
  if (fault === 'lost') {
    response.destroy()
  } else if (fault === 'nonsense') {
    response.writeHead(200).end('<html>')
  } else if (payment === null) {
    response.writeHead(isCreation ? 400 : 404).end('{"type":"error"}')
  } else {
    const told: FakePayment = network.tell(payment)
    const page = `http://${request.headers.host ?? ''}/pay?id=${payment.id}`
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(asJson(told, page)))
  }
}

/** Two links of the page: pay and refuse, each of which leads back. */
function showPage(
  network: YookassaNetwork,
  response: ServerResponse,
  { pathname, searchParams }: URL,
) {
  const payment = network.payments.get(searchParams.get('id') ?? '')
  if (!payment) {
    response.writeHead(404).end()
    return
  }
  if (pathname === '/pay') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,">
      <a href="/done?id=${payment.id}">Pay</a> <a href="/refuse?id=${payment.id}">Refuse</a></html>`,
    )
    return
  }
  payment.status = pathname === '/done' ? 'succeeded' : 'canceled'
  response.writeHead(302, { location: payment.returnUrl ?? '/' }).end()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

import { endpointPath, WRITE_HEADER, type Endpoint } from '@/contract/endpoint'
import { allEndpoints } from '@/contract/endpoints/all'
import type { AttackedShop } from './attackedShop'
import { encoded, jsonText, type GeneratedCall, type GeneratedRequest } from './generatedRequest'
import { mutated } from './mutated'

/** A request as it is sent over HTTP. */
export interface SentRequest {
  method: string
  path: string
  init: RequestInit
}

const WRITE = { [WRITE_HEADER.name]: WRITE_HEADER.value }

export async function asSent(shop: AttackedShop, request: GeneratedRequest): Promise<SentRequest> {
  if (request.kind === 'call') return callAsSent(shop, request)
  const { method, path, type, body } = request
  const headers = { ...WRITE, ...(type === '' ? {} : { 'Content-Type': type }) }
  return { method, path, init: { method, headers, ...(body === null ? {} : { body }) } }
}

async function callAsSent(shop: AttackedShop, call: GeneratedCall): Promise<SentRequest> {
  const endpoint: Endpoint = allEndpoints[call.name]
  const { method } = endpoint
  const good = await shop.goodCall(call.name)
  const isGood = call.base === 'good'
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = isGood && call.mutations.length < 2 ? good.params : null
  const path = names.reduce(
    (text, name, index) =>
      text.replace(`{${name}}`, encoded(`${params?.[name] ?? call.params[index]}`)),
    endpoint.path,
  )
  const address =
    endpointPath({ ...endpoint, path: '' }, 'shop').replace(
      '/shop/',
      `/${encoded(call.username)}/`,
    ) + path
  const query = withMutations(isGood ? good.query : call.query, call, endpoint.query !== undefined)
  const headers: Record<string, string> = endpoint.isWrite ? WRITE : {}
  const init = { method, headers }
  const sent = { method, path: address + queryText(query) }
  if (endpoint.isUpload)
    return { ...sent, init: { ...init, body: form(call, isGood ? good.form : undefined) } }
  if (method === 'GET' || !endpoint.body) return { ...sent, init }
  const value = withMutations(isGood ? good.body : call.body, call, true)
  const named =
    endpoint.base === 'root' && typeof value === 'object'
      ? { username: call.username, ...value }
      : value
  const body = call.base === 'text' ? call.text : jsonText(named)
  return {
    ...sent,
    init: { method, headers: { ...headers, 'Content-Type': 'application/json' }, body },
  }
}

const withMutations = (value: unknown, { base, mutations }: GeneratedCall, isWanted: boolean) =>
  base === 'good' && isWanted ? mutations.reduce(mutated, value) : value

function queryText(query: unknown): string {
  if (typeof query === 'string') return `?${encoded(query)}`
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join('&')}`
}

/** A form with the fields of a good one, or invalid data instead. */
function form(
  { text, mutations, params }: GeneratedCall,
  good: FormData | undefined,
): FormData | string {
  if (good && mutations.length === 0) return good
  if (mutations.length > 1) return `--x\r\n${text}`
  const wrong = new FormData()
  wrong.append('file', new File([text], params[0] ?? ''))
  wrong.append('poster', text)
  wrong.append('id', params[1] ?? '')
  return wrong
}

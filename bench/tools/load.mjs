import { Agent, request } from 'node:http'

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Median of numbers. */
export const median = (numbers) =>
  percentile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  )

/**
 * Sends the same request over several connections, for a time or a number of times. Each connection sends again as soon
 * as its last response has arrived. Throws on any status other than 200.
 */
export async function load({ url, body, headers, connections, milliseconds, times = Infinity }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const options = {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
  }
  const latencies = []
  let bytes = 0
  const started = performance.now()
  const isOver = () =>
    latencies.length >= times || performance.now() - started > (milliseconds ?? Infinity)
  const connection = async () => {
    while (!isOver()) {
      const sent = performance.now()
      bytes = await ask(url, options, body)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  latencies.sort((one, other) => one - other)
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bytes,
  }
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (response) => {
      let length = 0
      response.on('data', (chunk) => {
        length += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(length)
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

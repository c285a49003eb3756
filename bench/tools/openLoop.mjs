import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { quantiles } from '../feed/quantiles.mjs'

/** Makes calls over connections that stay open, as a proxy in front of the server does. */
export function createCaller(origin, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** Status, headers and bytes of the response; status 0 when the connection broke. */
    call: ({ path, method = 'GET', headers = {}, body }) =>
      new Promise((resolve) => {
        const call = request(origin + path, { agent, method, headers }, (response) => {
          let bytes = 0
          response.on('data', (chunk) => {
            bytes += chunk.length
          })
          const { statusCode: status, headers: answered } = response
          response.on('end', () => resolve({ status, headers: answered, bytes }))
          response.on('error', () => resolve({ status: 0, headers: {}, bytes }))
        })
        call.on('error', () => resolve({ status: 0, headers: {}, bytes: 0 }))
        call.end(body)
      }),
    stop: () => agent.destroy(),
  }
}

/**
 * Calls `send` a number of times per second, whether or not earlier calls have ended. Measures from the planned start
 * of each call, so that the delays of a slow server are included. Returns the latencies, how often each status was
 * received, and the seconds until the last response.
 */
export async function openLoop({ rate, seconds, send }) {
  const total = rate * seconds
  const latencies = []
  const statuses = {}
  const started = performance.now()
  const one = async (number) => {
    const { status } = await send(number)
    latencies.push(performance.now() - started - (number * 1000) / rate)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const calls = []
  while (calls.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) * rate) / 1000) + 1)
    while (calls.length < due) calls.push(one(calls.length))
    await wait(1)
  }
  await Promise.all(calls)
  return {
    latency: quantiles(latencies),
    statuses,
    seconds: (performance.now() - started) / 1000,
  }
}

/** Calls `send` repeatedly for a time, with `atOnce` concurrent calls; returns the number of responses per second. */
export async function closedLoop({ atOnce, milliseconds, send }) {
  const started = performance.now()
  let number = 0
  const repeat = async () => {
    while (performance.now() - started < milliseconds) await send((number += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, repeat))
  return (number * 1000) / (performance.now() - started)
}

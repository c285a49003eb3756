import { createServer } from 'node:net'

/**
 * The system assigns ports from 32768 on: a free one below stays free until the test's server binds it. Above 10080, the
 * last port that `fetch` refuses.
 */
const LOWEST = 10_100
const HIGHEST = 32_000
/** Each process starts at another port, because several search concurrently. */
const APART = 40

let next = LOWEST + ((process.pid * APART) % (HIGHEST - LOWEST))

/** A free port of 127.0.0.1 that the system does not assign by chance; the next one is free too. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next
    next = next + 2 < HIGHEST ? next + 2 : LOWEST
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}

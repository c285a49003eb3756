import { createServer } from 'node:net'

/** The system hands out ports from 32768 on: what is free below them stays free until the test's server takes it. */
const LOWEST = 10_000
const HIGHEST = 32_000
/** Each process begins elsewhere, for several look at once. */
const APART = 40

let next = LOWEST + ((process.pid * APART) % (HIGHEST - LOWEST))

/** A port of 127.0.0.1 that nobody uses, and nobody is given by chance; the next one is free too. */
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

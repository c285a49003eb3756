import { spawn } from 'node:child_process'
import { load } from './load.mjs'
import { processUsage } from './measuredServer.mjs'

const WARM_UP_MS = 2000
const PASS_MS = 1500
/** Processor time of one small JSON response of Hono on the machine on which Directus was measured, in microseconds. */
const THERE_US = 16

const SERVER = `
import { Hono } from 'hono'
import { serve } from '@hono/node-server'
const app = new Hono()
app.post('/', (context) => context.json({ id: 1, name: 'Утро', isPublished: true }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => console.log('up'))
`

/**
 * A server that measures how slow this machine currently is: `slowness()` is its processor time relative to the other
 * machine's. Called before and after each pass, because the machine's speed changes from minute to minute.
 */
export async function startCalibration(port) {
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await Promise.race([new Promise((resolve) => server.stdout.once('data', resolve)), ended])
  const call = { url: `http://127.0.0.1:${port}/`, connections: 20, body: '', headers: {} }
  const { cpuMs } = processUsage(server.pid)
  await load({ ...call, milliseconds: WARM_UP_MS })
  return {
    slowness: async () => {
      const before = cpuMs()
      const { requests } = await load({ ...call, milliseconds: PASS_MS })
      return ((cpuMs() - before) * 1000) / requests / THERE_US
    },
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

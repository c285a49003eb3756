import { spawn } from 'node:child_process'
import { load } from './load.mjs'
import { processUsage } from './measuredServer.mjs'

const PASS_MS = 2000
/** CPU of one small JSON answer of Hono on the machine that Directus was measured on, microseconds. */
const THERE_US = 16

const SERVER = `
import { Hono } from 'hono'
import { serve } from '@hono/node-server'
const app = new Hono()
app.post('/', (context) => context.json({ id: 1, name: 'Утро', isPublished: true }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => console.log('up'))
`

/** How many times more processor time this machine needs, as it is loaded now, for what the other one did. */
export async function slowness(port) {
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await Promise.race([new Promise((resolve) => server.stdout.once('data', resolve)), ended])
  try {
    const call = { url: `http://127.0.0.1:${port}/`, connections: 20, body: '', headers: {} }
    await load({ ...call, milliseconds: PASS_MS })
    const { cpuMs } = processUsage(server.pid)
    const before = cpuMs()
    const { requests } = await load({ ...call, milliseconds: PASS_MS })
    return ((cpuMs() - before) * 1000) / requests / THERE_US
  } finally {
    server.kill()
    await ended
  }
}

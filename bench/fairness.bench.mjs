import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { importBundled } from './tools/bundled.mjs'
import { startMeasured } from './tools/measuredServer.mjs'
import { openSlowSite } from './tools/slowSite.mjs'

const PORT = 4630
const CALLS = 60
const WARM_UP_CALLS = 10
/** Number of concurrent requests of each flood. */
const FLOOD = { photos: 6, pictures: 6, links: 4, events: 8 }
/** The maximum ratio of the p95 during a flood to the p95 without one. */
const BUDGET = 3
const SIDE = 1600

/**
 * Measures one account's upload and a widget's page, alone and while another account floods the server with photos,
 * pictures, links and events.
 */
export async function measure() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  let server
  let site
  try {
    const data = await importBundled('fairnessData')
    await data.seedTwoShops(folder)
    site = await openSlowSite()
    const settings = { ALLOW_PRIVATE_LINKS: '1' }
    server = await startMeasured({ port: PORT, dataDir: folder, settings })
    const { origin } = server
    const photo = await aPhoto()
    const cookie = await signIn(origin, data, data.QUIET)
    const calls = {
      upload: () => upload(origin, data, cookie, photo, data.QUIET),
      'widget GET': () => ask(origin + data.PATHS.widget, { method: 'GET' }),
    }
    const idle = await measureCalls(calls)
    const loud = await signIn(origin, data, data.LOUD)
    const flood = startFlood({ origin, data, cookie: loud, photo, site: site.origin })
    const flooded = await measureCalls(calls)
    return report(idle, flooded, await flood.stop())
  } finally {
    await server?.stop()
    site?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureCalls(calls) {
  const figures = {}
  for (const [name, call] of Object.entries(calls)) {
    for (let count = 0; count < WARM_UP_CALLS; count += 1) await call()
    const latencies = []
    for (let count = 0; count < CALLS; count += 1) {
      const sent = performance.now()
      const { status } = await call()
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      latencies.push(performance.now() - sent)
    }
    latencies.sort((one, other) => one - other)
    figures[name] = {
      p50: latencies[Math.floor(CALLS * 0.5)],
      p95: latencies[Math.floor(CALLS * 0.95)],
    }
  }
  return figures
}

/** Sends requests without a pause until it is stopped; returns how often each status was received. */
function startFlood({ origin, data, cookie, photo, site }) {
  const { PATHS, WRITE_HEADERS, LOUD } = data
  let isOver = false
  let number = 0
  const next = () => (number += 1)
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const headers = { Cookie: cookie, ...WRITE_HEADERS, 'Content-Type': 'application/json' }
  const post = (url, content) =>
    ask(origin + url, { method: 'POST', headers, agent }, JSON.stringify(content))
  const ten = (make) => Array.from({ length: 10 }, make)
  const senders = {
    photos: () => upload(origin, data, cookie, photo, LOUD),
    // A different colour each time, because a background that was drawn before causes no work.
    pictures: () =>
      post(PATHS.draw, {
        backgrounds: ten(() => ({
          type: 'gradient',
          angle: next() % 360,
          colors: ['#102030', `#${(0x100000 + next()).toString(16)}`],
        })),
      }),
    links: () => {
      const link = encodeURIComponent(`${site}/${next()}${'.'.repeat(1500)}`)
      return ask(`${origin}${PATHS.link}?link=${link}`, { method: 'GET', headers, agent })
    },
    events: () =>
      post(PATHS.events, { events: ten(() => ({ id: `event-${next()}`, type: 'load' })) }),
  }
  const responses = {}
  const keepSending = async (name) => {
    while (!isOver) {
      const { status } = await senders[name]()
      responses[name] ??= {}
      responses[name][status] = (responses[name][status] ?? 0) + 1
    }
  }
  const running = Object.entries(FLOOD).flatMap(([name, atOnce]) =>
    Array.from({ length: atOnce }, () => keepSending(name)),
  )
  return {
    stop: async () => {
      isOver = true
      await Promise.all(running)
      agent.destroy()
      return responses
    },
  }
}

/** A picture with noise, like a photo. */
function aPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 }
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

function upload(origin, { PATHS, WRITE_HEADERS }, cookie, photo, { username }) {
  const boundary = 'vitrina-bench'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = {
    Cookie: cookie,
    ...WRITE_HEADERS,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': body.length,
  }
  const url = `${origin}${PATHS.upload}?username=${username}`
  return ask(url, { method: 'POST', headers }, body)
}

async function signIn(origin, { PATHS }, { email, password }) {
  const response = await fetch(origin + PATHS.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.headers.get('set-cookie')?.split(';')[0]
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

function report(idle, flooded, responses) {
  const rows = { 'this machine now': `load average ${loadavg()[0].toFixed(1)}` }
  for (const [name, before] of Object.entries(idle)) {
    const after = flooded[name]
    const ratio = after.p95 / before.p95
    const both = (key) => `${before[key].toFixed(1)} → ${after[key].toFixed(1)} ms`
    const mark = ratio <= BUDGET ? '✔' : '✖ MISSED'
    rows[name] =
      `p50 ${both('p50')}, p95 ${both('p95')} = ${ratio.toFixed(1)} × (budget ≤ ${BUDGET} ×) ${mark}`
  }
  for (const [name, statuses] of Object.entries(responses)) {
    rows[`flood of ${name}`] = Object.entries(statuses)
      .map(([status, count]) => `${count} answered ${status}`)
      .join(', ')
  }
  return rows
}

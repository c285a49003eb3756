import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { withChromium } from './drag/cost.mjs'
import { importBundled } from './tools/bundled.mjs'

const PORT = 4387
const VISITS = 5
/** The number of triangles in the product's goal. The time also depends on the speed of the machine. */
const COUNT = 200_000
const BUDGET_MS = 500

/** Chromium uses WebGL without a GPU only with these arguments. */
const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const BUILT = 'dist/public'

/**
 * Measures the 3D viewer alone on a page, without a GPU: from the call that draws until the frame with the model is
 * painted, including the download of the file.
 */
export async function measure({ count = COUNT } = {}) {
  const { modelOf } = await importBundled('modelData')
  const { file, payload } = modelOf(count)
  const packed = brotliCompressSync(file, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  const server = await serve({ payload, packed })
  try {
    const [visits, apart] = await withChromium(
      async (browser) => [await visitsOf(browser, false), await visitsOf(browser, true)],
      SOFTWARE_WEBGL,
    )
    const middle = (values) => values.toSorted((one, other) => one - other)[VISITS >> 1]
    return {
      triangles: payload.model.triangles,
      'file, MB (in Brotli)': `${mb(file.length)} (${mb(packed.length)})`,
      [`first frame, ms, median of ${VISITS} (budget ${BUDGET_MS})`]: middle(
        visits.map(({ first }) => first),
      ).toFixed(0),
      'the same in a worker, ms': middle(apart.map(({ first }) => first)).toFixed(0),
      'longest task of the page then, ms': middle(apart.map(({ longest }) => longest)).toFixed(0),
      'all of them': visits.map(({ first }) => first.toFixed(0)).join(', '),
      ...Object.fromEntries(
        Object.keys(visits[0].parts).map((part) => [
          `  ${part}, ms`,
          middle(visits.map(({ parts }) => parts[part])).toFixed(0),
        ]),
      ),
      'longest task until then, ms': middle(visits.map(({ longest }) => longest)).toFixed(0),
      'a frame when it is turned, ms': middle(visits.map(({ turn }) => turn)).toFixed(0),
    }
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

const mb = (bytes) => (bytes / 1024 / 1024).toFixed(1)

async function serve({ payload, packed }) {
  // Chunks of earlier builds are beside the current one.
  const loader = readFileSync(path.join(BUILT, 'embed.js'), 'utf8')
  const [name] = /embed\/model\.\w+\.js/.exec(loader)
  const chunk = readFileSync(path.join(BUILT, name))
  const answers = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><div id="host"></div>'],
    '/chunk.js': ['text/javascript', chunk],
    '/payload': ['application/json', JSON.stringify(payload)],
    '/model.stl': ['model/stl', packed],
  }
  const server = createServer(({ url }, response) => {
    const [type, content] = answers[url] ?? ['text/plain', '']
    const isPacked = url === '/model.stl'
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(content)
  })
  await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  return server
}

/** Visits with the model in a worker, or, as with a policy that forbids it, on the page's thread. */
async function visitsOf(browser, isApart) {
  const visits = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
    await page.goto(`http://127.0.0.1:${PORT}/`)
    visits.push(await page.evaluate(visitModel, isApart))
    await page.close()
  }
  return visits
}

/** Runs in the page: draws the model and measures the steps. */
async function visitModel(isApart) {
  if (!isApart) delete window.Worker
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const firstPage = await (await fetch('/payload')).json()
  const script = document.createElement('script')
  await new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.src = '/chunk.js'
    document.head.append(script)
  })
  const [chunk] = Object.values(document[Symbol.for('vitrina:chunks')])
  // The end of each step, and how long the page waited for the graphics.
  const ends = {}
  const waits = {}
  const timed = (prototype, name, part) => {
    const own = prototype[name]
    prototype[name] = function timedCall(...values) {
      const from = performance.now()
      const end = (result) => {
        ends[part] = performance.now()
        waits[part] = (waits[part] ?? 0) + ends[part] - from
        return result
      }
      const result = own.apply(this, values)
      return result instanceof Promise ? result.then(end) : end(result)
    }
  }
  timed(Response.prototype, 'arrayBuffer', 'file')
  timed(HTMLCanvasElement.prototype, 'getContext', 'context')
  timed(WebGL2RenderingContext.prototype, 'createProgram', 'read')
  timed(WebGL2RenderingContext.prototype, 'getProgramParameter', 'program')
  timed(WebGL2RenderingContext.prototype, 'bufferData', 'upload')
  timed(WebGL2RenderingContext.prototype, 'getError', 'upload')
  const host = document.querySelector('#host')
  const root = host.attachShadow({ mode: 'open' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const began = performance.now()
  chunk.drawWidget({
    ...{ host, root, embedId: 'bench', article: '', segment: null, look: 'bench.x' },
    source: { origin: location.origin, nonce: '' },
    firstPage,
  })
  const drawn = () => root.querySelector('.view.is-drawn')
  while (!drawn()) await frame()
  const longest = () => Math.max(0, ...tasks.map(({ duration }) => duration))
  // A worker has finished drawing by then, and the page knows no steps of it.
  if (isApart) {
    await frame()
    return { first: performance.now() - began, longest: longest() }
  }
  // Waits for the frame after the painted one.
  await frame()
  const canvas = root.querySelector('canvas')
  // Waits for pending drawing: a pixel can be read only after all drawing is finished.
  const gl = canvas.getContext('webgl2')
  const finish = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  finish()
  const first = performance.now() - began
  const parts = {
    'a context': waits.context,
    'file, loaded and unpacked': ends.file - began,
    'vertices and normals': ends.read - ends.file,
    shaders: waits.program,
    'vertices handed over': waits.upload,
    'drawing and showing': performance.now() - ends.upload,
  }
  const longestUntilThen = longest()
  const turning = performance.now()
  const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
  drawn().dispatchEvent(key)
  await frame()
  await frame()
  finish()
  return { first, parts, longest: longestUntilThen, turn: performance.now() - turning }
}

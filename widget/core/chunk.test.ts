import { forgetChunks } from '../testing/browser'
import { createChunkSource, publishChunk } from './chunk'

const CHUNK = { path: '/embed/popup.1.js', integrity: 'sha384-x' }
const scripts = () => [...document.head.querySelectorAll('script')]
const script = () => scripts()[0]!
const load = (nonce = '') =>
  createChunkSource('https://w.test', nonce).load<{ word: string }>(CHUNK)

afterEach(() => {
  scripts().forEach((each) => each.remove())
  forgetChunks()
})

/** Runs the requested chunk, as a browser does. */
function run(exports: object) {
  publishChunk(CHUNK.path, exports)
  script().dispatchEvent(new Event('load'))
}

test('resolves with the exports of the chunk and removes the script element', async () => {
  const loading = load('abc')
  expect(script()).toMatchObject({
    src: 'https://w.test/embed/popup.1.js',
    integrity: 'sha384-x',
    crossOrigin: '',
    nonce: 'abc',
  })
  run({ word: 'hello' })
  expect(await loading).toEqual({ word: 'hello' })
  expect(scripts()).toEqual([])
})

test('sets no nonce on a page without nonces', async () => {
  const loading = load()
  expect(script().nonce).toBe('')
  expect(script()).not.toHaveAttribute('nonce')
  run({})
  await loading
})

test('rejects a script that loads but registers no chunk', async () => {
  const loading = createChunkSource('https://w.test', '').load({ path: '/other.js', integrity: '' })
  script().dispatchEvent(new Event('load'))
  await expect(loading).rejects.toThrow('/other.js')
})

test('rejects with the path of a chunk that fails to load, and removes the script element', async () => {
  const loading = load()
  script().dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/embed/popup.1.js')
  expect(scripts()).toEqual([])
})

test('runs a chunk once for all callers, and again after a failure', async () => {
  const source = createChunkSource('https://w.test', '')
  const failing = source.load(CHUNK)
  script().dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow()
  const [one, other] = [source.load(CHUNK), source.load(CHUNK)]
  expect(scripts().map(({ src }) => src)).toEqual(['https://w.test/embed/popup.1.js?r=1'])
  run({ word: 'hello' })
  expect(await one).toBe(await other)
  expect(await source.load(CHUNK)).toEqual({ word: 'hello' })
  expect(scripts()).toEqual([])
})

test('requests a chunk again after a script that neither loads nor fails', async () => {
  jest.useFakeTimers()
  const source = createChunkSource('https://w.test', '')
  const waiting = source.load(CHUNK)
  jest.advanceTimersByTime(30_000)
  await expect(waiting).rejects.toThrow()
  jest.useRealTimers()
  const loading = source.load(CHUNK)
  run({ word: 'hello' })
  expect(await loading).toEqual({ word: 'hello' })
})

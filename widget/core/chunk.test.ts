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

/** Runs the chunk that was asked for, as a browser does. */
function run(exports: object) {
  publishChunk(CHUNK.path, exports)
  script().dispatchEvent(new Event('load'))
}

test('a chunk hands what it publishes to who loaded it, and leaves no script behind', async () => {
  const loading = load('abc')
  expect(script()).toMatchObject({
    src: 'https://w.test/embed/popup.1.js',
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    async: true,
    nonce: 'abc',
  })
  run({ word: 'hello' })
  expect(await loading).toEqual({ word: 'hello' })
  expect(scripts()).toEqual([])
})

test('a page without nonces gets none', async () => {
  const loading = load()
  expect(script().nonce).toBe('')
  expect(script()).not.toHaveAttribute('nonce')
  run({})
  await loading
})

test('a script that came and is not the chunk is none', async () => {
  const loading = createChunkSource('https://w.test', '').load({ path: '/other.js', integrity: '' })
  script().dispatchEvent(new Event('load'))
  await expect(loading).rejects.toThrow('/other.js')
})

test('a chunk that does not come says which, and leaves no script behind', async () => {
  const loading = load()
  script().dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/embed/popup.1.js')
  expect(scripts()).toEqual([])
})

test('however many ask for a chunk, it runs once; one that failed runs again', async () => {
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

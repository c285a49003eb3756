import { loadChunk, publishChunk } from './chunk'

const CHUNK = { path: '/embed/popup.1.js', integrity: 'sha384-x' }
const scripts = () => [...document.head.querySelectorAll('script')]
const script = () => scripts()[0]!
const load = (nonce = '') => loadChunk<{ word: string }>({ origin: 'https://w.test', nonce }, CHUNK)

afterEach(() => scripts().forEach((each) => each.remove()))

/** Runs the chunk that was asked for, as a browser does: then it is the current script. */
function run(exports: object) {
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script())
  publishChunk(exports)
  current.mockRestore()
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
  script().dispatchEvent(new Event('load'))
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

test('what the page itself dispatches is no chunk', async () => {
  const loading = load()
  script().dispatchEvent(new Event('vitrina:chunk'))
  run({ word: 'ours' })
  expect(await loading).toEqual({ word: 'ours' })
})

test('a chunk that does not come says which, and leaves no script behind', async () => {
  const loading = load()
  script().dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/embed/popup.1.js')
  expect(scripts()).toEqual([])
})

test('a chunk that somebody runs by hand hands out nothing, and fails in nothing', () => {
  expect(() => publishChunk({})).not.toThrow()
})

import { createChunkSource } from '../core/chunk'
import { stubChunks } from '../testing/browser'
import { createElementsLoader } from './loadElements'

const CHUNK = { path: '/embed/elements.1.js', integrity: 'sha384-z' }
const newSource = () => createChunkSource('https://w.test', 'abc')
afterEach(() => jest.restoreAllMocks())

test('loads the chunk of elements once for all posts', async () => {
  const elements = { css: '', drawElements: () => undefined }
  const scripts = stubChunks({ elements })
  const source = newSource()
  const load = createElementsLoader(CHUNK)
  expect(scripts).toHaveLength(0)
  const all = await Promise.all([load(source), load(source)])
  expect(all).toEqual([elements, elements])
  await load(source)
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({ src: `https://w.test${CHUNK.path}`, nonce: 'abc' })
})

test('loads the chunk of elements again for the next post after a failure', async () => {
  const scripts = stubChunks({})
  const source = newSource()
  const load = createElementsLoader(CHUNK)
  await expect(load(source)).rejects.toThrow(CHUNK.path)
  await expect(load(source)).rejects.toThrow(CHUNK.path)
  expect(scripts).toHaveLength(2)
})

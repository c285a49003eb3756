import { stubChunks } from '../testing/browser'
import { createElementsLoader } from './loadElements'

const CHUNK = { path: '/embed/elements.1.js', integrity: 'sha384-z' }
const SOURCE = { origin: 'https://w.test', nonce: 'abc' }
afterEach(() => jest.restoreAllMocks())

test('what draws elements is loaded once for all posts', async () => {
  const elements = { css: '', drawElements: () => undefined }
  const scripts = stubChunks({ elements })
  const load = createElementsLoader(CHUNK)
  expect(scripts).toHaveLength(0)
  const all = await Promise.all([load(SOURCE), load(SOURCE)])
  expect(all).toEqual([elements, elements])
  await load(SOURCE)
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({ src: `https://w.test${CHUNK.path}`, nonce: 'abc' })
})

test('when it could not be loaded, the next post asks again', async () => {
  const scripts = stubChunks({})
  const load = createElementsLoader(CHUNK)
  await expect(load(SOURCE)).rejects.toThrow(CHUNK.path)
  await expect(load(SOURCE)).rejects.toThrow(CHUNK.path)
  expect(scripts).toHaveLength(2)
})

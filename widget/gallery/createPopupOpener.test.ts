import { createChunkSource } from '../core/chunk'
import type { PopupOptions } from '../popup/popupChunk'
import { stubChunks } from '../testing/browser'
import { ORIGIN, testPost } from '../testing/payload'
import { emptyRoot } from '../testing/popup'
import { createPopupOpener } from './createPopupOpener'

const SOURCE = createChunkSource(ORIGIN, '')
const popup = { close: jest.fn(), redraw: jest.fn() }
const openPopup = jest.fn((_options: PopupOptions) => popup)
let scripts: HTMLScriptElement[]
const opener = () =>
  createPopupOpener(createChunkSource(ORIGIN, ''), {
    path: '/embed/popup.1.js',
    integrity: 'sha384-y',
  })
const loaded = () => new Promise((resolve) => setTimeout(resolve))
const options = (postId: number): PopupOptions => ({
  root: emptyRoot(),
  source: SOURCE,
  locale: 'ru',
  posts: [testPost(1), testPost(2)],
  postId,
  report: () => undefined,
  followLinks: true,
  answersUrl: null,
  onClose: () => undefined,
})

beforeEach(() => {
  jest.clearAllMocks()
  scripts = stubChunks({ popup: { openPopup } })
})
afterEach(() => jest.mocked(document.head.append).mockRestore())

test('loads the popup once, before its first use', async () => {
  const posts = opener()
  expect(scripts).toHaveLength(0)
  posts.prepare()
  posts.prepare()
  await loaded()
  expect(scripts).toHaveLength(1)
  expect(openPopup).not.toHaveBeenCalled()
  await posts.open(options(1))
  expect(scripts).toHaveLength(1)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test('closes the open post when another post is opened', async () => {
  const posts = opener()
  await posts.open(options(1))
  expect(popup.close).not.toHaveBeenCalled()
  await posts.open(options(2))
  expect(popup.close).toHaveBeenCalledTimes(1)
  expect(openPopup.mock.calls.map(([{ postId }]) => postId)).toEqual([1, 2])
})

test('opens nothing after the gallery is removed, and closes the open post', async () => {
  const posts = opener()
  const opening = posts.open(options(1))
  posts.close()
  await opening
  expect(openPopup).not.toHaveBeenCalled()
  const others = opener()
  await others.open(options(1))
  others.close()
  expect(popup.close).toHaveBeenCalledTimes(1)
})

test('redraws the open post, or the post that is being opened', async () => {
  const posts = opener()
  const [early, late] = [[testPost(1, { text: 'Рано' })], [testPost(1, { text: 'Поздно' })]]
  posts.redraw(late)
  const opening = posts.open(options(1))
  posts.redraw(early)
  await opening
  expect(openPopup.mock.calls[0]?.[0].posts).toBe(early)
  posts.redraw(late)
  expect(popup.redraw.mock.calls).toEqual([[late]])
})

test('rejects when the popup cannot be loaded, and retries for the next post', async () => {
  jest.mocked(document.head.append).mockRestore()
  scripts = stubChunks({})
  const posts = opener()
  posts.prepare()
  await expect(posts.open(options(1))).rejects.toThrow()
  expect(openPopup).not.toHaveBeenCalled()
  jest.mocked(document.head.append).mockRestore()
  scripts = stubChunks({ popup: { openPopup } })
  await posts.open(options(2))
  expect(openPopup.mock.calls.map(([{ postId }]) => postId)).toEqual([2])
})

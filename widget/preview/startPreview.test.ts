import { createChunkSource } from '../core/chunk'
import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { PREVIEW_MESSAGE, PREVIEW_READY_MESSAGE } from '@/contract/widgets/embed'
import { stubChunks, stubDelivery, stubIntersections } from '../testing/browser'
import { testChunk } from '../testing/chunks'
import { ORIGIN, testPayload, testPost } from '../testing/payload'
import type { PopupOptions } from '../popup/popupChunk'
import { startPreview } from './startPreview'

stubIntersections()
const popup = { close: jest.fn(), redraw: jest.fn() }
const openPopup = jest.fn((_options: PopupOptions) => popup)
const parent = jest.spyOn(window.parent, 'postMessage')
let stop: () => void

function send(
  payload: unknown,
  source: MessageEventSource | null = window.parent,
  openPostId?: unknown,
) {
  const data = { type: PREVIEW_MESSAGE, payload, openPostId }
  window.dispatchEvent(new MessageEvent('message', { data, source }))
}
const root = () => document.querySelector('main')!.shadowRoot!
const tiles = () => [...root().querySelectorAll('.tile')]

beforeEach(() => {
  parent.mockReset()
  jest.clearAllMocks()
  stubChunks({ popup: { openPopup } })
  stop = startPreview(createChunkSource(ORIGIN, ''), {
    popup: testChunk('popup'),
    line: testChunk('line'),
    player: testChunk('player'),
  })
})
afterEach(() => {
  stop()
  jest.mocked(document.head.append).mockRestore()
})

test('reports that it is ready, and then draws the payload that the cabinet sends', () => {
  expect(parent.mock.calls).toEqual([[{ type: PREVIEW_READY_MESSAGE }, '*']])
  send(testPayload([1, 2]))
  expect(tiles()).toHaveLength(2)
})

test.each<[string, () => void]>([
  [
    'from another window',
    () => {
      const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
      send(testPayload([1]), contentWindow)
    },
  ],
  ['from an unknown source', () => send(testPayload([1]), null)],
  ['with a broken payload', () => send({ posts: 1 })],
  ['that opens something other than a post', () => send(testPayload([1]), window.parent, 'all')],
  [
    'of another kind',
    () =>
      window.dispatchEvent(new MessageEvent('message', { data: 'hello', source: window.parent })),
  ],
])('ignores a message %s', (_what, receive) => {
  receive()
  expect(root().querySelector('section')).toBeNull()
})

test('keeps the elements of unchanged posts when the settings change', () => {
  send(testPayload([1, 2]))
  const [first, second] = tiles()
  send(testPayload([2, 1, 3], { settings: { cols: 6 } }))
  expect(tiles().slice(0, 2)).toEqual([second, first])
  expect(root().querySelector('section')!.style.getPropertyValue('--cols')).toBe('6')
  send(testPayload([]))
  expect(tiles()).toEqual([])
})

test('counts and loads nothing, and disables links of open posts', async () => {
  const { beacons } = stubDelivery()
  const request = jest.mocked(fetch)
  send(testPayload([1], { hasMore: true }))
  const section = within(root().querySelector('section')!)
  await userEvent.click(section.getByRole('button', { name: 'Ещё' }))
  await userEvent.click(section.getByRole('button', { name: /Подпись 1/ }))
  expect(openPopup).toHaveBeenCalledWith(expect.objectContaining({ followLinks: false, postId: 1 }))
  openPopup.mock.calls[0]?.[0].report('open', { postId: 1 })
  window.dispatchEvent(new Event('pagehide'))
  expect(beacons).toEqual([])
  expect(request).not.toHaveBeenCalled()
  request.mockRestore()
})

const open = (postId: number, text = 'Подпись') =>
  send(testPayload([], { posts: [testPost(1, { text })] }), window.parent, postId)
const opened = () => openPopup.mock.calls.map(([options]) => options)
const loaded = () => new Promise((resolve) => setTimeout(resolve))

test('opens the post that the cabinet names, and draws it again with later payloads', async () => {
  open(1)
  await loaded()
  expect(opened()).toMatchObject([{ postId: 1, isPlaced: true, followLinks: false, locale: 'ru' }])
  open(1, 'Иначе')
  await loaded()
  expect(opened()).toHaveLength(1)
  expect(popup.redraw).toHaveBeenLastCalledWith([expect.objectContaining({ text: 'Иначе' })])
})

test('opens the latest payload once the popup has loaded', async () => {
  open(1)
  open(1, 'Иначе')
  await loaded()
  expect(opened()).toMatchObject([{ posts: [{ text: 'Иначе' }] }])
})

test('focuses the tile of a closed post, and opens the post again only on a click', async () => {
  open(1)
  await loaded()
  opened()[0]?.onClose(1)
  expect(root().activeElement).toBe(tiles()[0])
  open(1, 'Иначе')
  await loaded()
  expect(opened()).toHaveLength(1)
  await userEvent.click(tiles()[0]!)
  expect(opened()[1]).toMatchObject({ postId: 1, posts: [{ text: 'Иначе' }] })
  expect(opened()[1]).not.toHaveProperty('isPlaced')
})

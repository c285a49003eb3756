import { waitFor, within } from '@testing-library/dom'
import { PREVIEW_MESSAGE, SEEN_MESSAGE } from '@/contract/widgets/embed'
import { binaryStl, tetrahedron } from '../../test/stl'
import { createChunkSource } from '../core/chunk'
import { testChunk } from '../testing/chunks'
import { stubDelivery, stubIntersections } from '../testing/browser'
import { modelPayload, stubWebGl, type DrawnModel } from '../testing/model'
import { ORIGIN } from '../testing/payload'
import { startPreview } from './startPreview'

stubIntersections()
let drawn: DrawnModel
let stop: () => void

beforeEach(() => {
  drawn = stubWebGl()
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  const chunk = testChunk('popup')
  stop = startPreview(createChunkSource(ORIGIN, ''), { popup: chunk, line: chunk, player: chunk })
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

function send(payload: unknown) {
  const data = { type: PREVIEW_MESSAGE, payload }
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }))
}
const root = () => document.querySelector('main')!.shadowRoot!

test('draws a model, and again with other settings, and counts nothing', async () => {
  const { beacons } = stubDelivery()
  const request = jest.mocked(fetch)
  request.mockImplementation(() => Promise.resolve(new Response(binaryStl(tetrahedron()))))
  send(modelPayload({ autoRotate: false }))
  await waitFor(() => expect(drawn.uploads).toBe(1))
  const view = within(root().querySelector('figure')!)
  send(modelPayload({ autoRotate: false, showDimensions: false, alt: 'Белая ваза' }))
  expect(view.getByRole('application', { name: 'Белая ваза' })).toBeInTheDocument()
  expect(view.getByText('120 × 80 × 9,3 мм')).not.toBeVisible()
  view
    .getByRole('application')
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  window.dispatchEvent(new Event('pagehide'))
  expect(beacons).toEqual([])
  // The file of the model was requested once, and nothing else.
  expect(request).toHaveBeenCalledTimes(1)
})

test('reports the current view of the model once a model is drawn, and null before', async () => {
  const parent = jest.spyOn(window.parent, 'postMessage')
  const ask = () =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: SEEN_MESSAGE }, source: window.parent }),
    )
  const told = () => parent.mock.calls.map(([message]) => message as { seen: unknown })
  ask()
  await waitFor(() => expect(told()).toEqual([{ type: SEEN_MESSAGE, seen: null }]))
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(binaryStl(tetrahedron()))))
  const picture = new ArrayBuffer(3)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => {
    take(Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(picture) }))
  })
  send(modelPayload({ autoRotate: false, startTurn: 10, startTilt: 20 }))
  await waitFor(() => expect(drawn.uploads).toBe(1))
  within(root().querySelector('figure')!)
    .getByRole('application')
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  ask()
  await waitFor(() => expect(told()[1]?.seen).toEqual({ turn: 25, tilt: 20, picture }))
})

test.each([{}, { model: { url: 'x' } }, { settings: {} }])(
  'ignores a message with the broken model %j',
  (part) => {
    send({ ...modelPayload(), model: 1, ...part })
    expect(root().querySelector('figure')).toBeNull()
  },
)

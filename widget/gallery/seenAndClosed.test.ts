import { waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { openPopup } from '../popup/openPopup'
import { stubChunks, stubDelivery, stubDialogs, stubIntersections } from '../testing/browser'
import { shopSource, testChunk } from '../testing/chunks'
import { testPayload } from '../testing/payload'
import { emptyRoot } from '../testing/popup'
import { drawWidget } from './drawWidget'

const intersections = stubIntersections()
stubDialogs()
let root: ShadowRoot
let remove: (() => void) | null

beforeEach(() => {
  stubDelivery()
  stubChunks({ popup: { openPopup } })
  root = emptyRoot()
})
afterEach(() => {
  remove?.()
  jest.restoreAllMocks()
})

async function draw() {
  const source = shopSource()
  const firstPage = testPayload([1, 2, 3])
  const host = document.body.firstElementChild as HTMLElement
  const place = {
    host,
    root,
    embedId: 'demo',
    article: '',
    address: '',
    segment: null,
    look: '',
    source,
    loadPage: () => Promise.reject(new Error('no more')),
    firstPage,
    pause: () => Promise.resolve(true),
  }
  remove = await drawWidget(place, {
    popup: testChunk('popup'),
    line: testChunk('line'),
  })
}
/** Lets the code that observes and counts load, which happens after the widget is drawn. */
const loaded = () => jest.advanceTimersByTimeAsync(0)
const tiles = () => [...root.querySelectorAll<HTMLButtonElement>('.tile')]

test.each([
  ['half of the gallery', () => root.querySelector('section')!, 0.5, 0.49],
  ['its first row', () => tiles()[0]!, 1, 0.9],
])(
  'counts a view for %s on the screen, and none for a smaller part',
  async (_what, part, enough, less) => {
    jest.useFakeTimers()
    const seen = jest.fn()
    document.addEventListener('vitrina:view', seen)
    await draw()
    await loaded()
    intersections.show(part(), less)
    jest.advanceTimersByTime(5000)
    expect(seen).not.toHaveBeenCalled()
    intersections.show(part(), enough)
    jest.advanceTimersByTime(5000)
    expect(seen).toHaveBeenCalledTimes(1)
    document.removeEventListener('vitrina:view', seen)
    jest.useRealTimers()
  },
)

test('returns the focus to the tile of the last shown post when the popup is closed', async () => {
  await draw()
  await userEvent.click(tiles()[0]!)
  await waitFor(() => expect(root.querySelector('dialog')).toHaveAttribute('open'))
  await userEvent.keyboard('{ArrowRight}')
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  await userEvent.keyboard('{Escape}')
  expect(root.activeElement).toBe(tiles()[1])
  // The page does not scroll.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

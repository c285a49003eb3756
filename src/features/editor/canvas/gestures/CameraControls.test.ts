import { fireEvent } from '@testing-library/react'
import { makeText } from '@/features/editor/testing/elements'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

const document_ = makeDocument({ textStickers: [makeText()] })
const view = viewOf(document_)

let mounted: MountedStage
beforeEach(() => {
  jest.useFakeTimers()
  mounted = mountStage(view)
  mounted.host.getBoundingClientRect = () => new DOMRect(0, 0, 736, 736)
})
afterEach(() => {
  mounted.remove()
  jest.useRealTimers()
})

const canvas = () => mounted.stage.canvas.upperCanvasEl
const lookedAt = () => mounted.events.cameraMoved.mock.calls
const zoomOf = () => mounted.stage.canvas.getZoom()

/** One event of a finger; jsdom has no pointer events. */
function finger(type: string, pointerId: number, clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
  Object.defineProperties(event, {
    pointerId: { value: pointerId },
    isPrimary: { value: pointerId === 1 },
    pointerType: { value: 'touch' },
  })
  const target = type === 'pointerdown' ? canvas() : document
  target.dispatchEvent(event)
}

test('zooms around the pointer with Ctrl and the wheel, and reports that once the wheel stops', () => {
  const wheel = { deltaY: -100, ctrlKey: true, clientX: 736, clientY: 368 }
  expect(fireEvent.wheel(canvas(), wheel)).toBe(false)
  fireEvent.wheel(canvas(), wheel)
  expect(zoomOf()).toBeGreaterThan(1.5)
  const [, , , , left] = mounted.stage.canvas.viewportTransform
  expect(left + 736 * zoomOf()).toBeCloseTo(736, -1)
  expect(lookedAt()).toEqual([])
  jest.advanceTimersByTime(200)
  expect(lookedAt()).toEqual([[{ x: expect.any(Number), y: 368, zoom: expect.any(Number) }]])
})

test.each([
  ['a key press', () => fireEvent.keyDown(document.body, { key: '0' })],
  [
    'a pointer press',
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
])('reports the wheel’s zoom once, immediately on %s', (_what, act) => {
  const wheel = { deltaY: -100, ctrlKey: true, clientX: 368, clientY: 368 }
  fireEvent.wheel(canvas(), wheel)
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true })
  expect(lookedAt()).toEqual([])
  act()
  expect(lookedAt()).toHaveLength(1)
  jest.advanceTimersByTime(200)
  expect(lookedAt()).toHaveLength(1)
})

test('lets the plain wheel scroll the page while the whole frame is visible, and pans a zoomed frame', () => {
  expect(fireEvent.wheel(canvas(), { deltaY: 100 })).toBe(true)
  mounted.stage.draw({ ...view, camera: { x: 368, y: 368, zoom: 2 } })
  expect(fireEvent.wheel(canvas(), { deltaY: 100 })).toBe(false)
  jest.advanceTimersByTime(200)
  expect(lookedAt()).toEqual([[{ x: 368, y: 418, zoom: 2 }]])
})

test('pans with Space and a drag, without selecting or moving elements', () => {
  const { pointer, events, stage } = mounted
  stage.draw({ ...view, camera: { x: 368, y: 368, zoom: 2 } })
  fireEvent.keyDown(document.body, { code: 'Space' })
  pointer.drag([20, 22], [30, 22])
  fireEvent.keyUp(document.body, { code: 'Space' })
  expect(lookedAt()).toEqual([[{ x: expect.closeTo(368 - 73.6 / 2), y: 368, zoom: 2 }]])
  expect(events.selected).not.toHaveBeenCalled()
  expect(events.placed).not.toHaveBeenCalled()
})

test('zooms and pans with two fingers, and cancels the drag that the first finger began', () => {
  const { events } = mounted
  finger('pointerdown', 1, 200, 160)
  finger('pointermove', 1, 240, 160)
  finger('pointerdown', 2, 440, 160)
  finger('pointermove', 2, 640, 160)
  finger('pointerup', 2, 640, 160)
  finger('pointerup', 1, 240, 160)
  expect(events.placed).not.toHaveBeenCalled()
  expect(lookedAt()).toEqual([[{ x: expect.any(Number), y: expect.any(Number), zoom: 2 }]])
})

test('keeps the middle of the work area on the frame', () => {
  const { pointer, stage } = mounted
  stage.draw({ ...view, camera: { x: 368, y: 368, zoom: 1 } })
  fireEvent.keyDown(document.body, { code: 'Space' })
  pointer.drag([10, 50], [700, 50])
  expect(lookedAt()).toEqual([[{ x: 0, y: 368, zoom: 1 }]])
})

test('places handles and computes positions correctly at any zoom', () => {
  const { pointer, events, stage } = mounted
  stage.draw({ ...view, camera: { x: 0, y: 0, zoom: 2 } })
  // The corner of the frame is in the middle: 20 % of the frame are another 40 % of the screen.
  pointer.drag([50 + 40, 50 + 44], [50 + 44, 50 + 44], { ctrlKey: true })
  const [[places]] = events.placed.mock.calls
  expect(Object.values(places)).toMatchObject([{ x: expect.closeTo(12, 0) }])
})

test('does not hover an element after the pointer is released outside of the canvas', () => {
  const { pointer, events } = mounted
  pointer.press(20, 22)
  pointer.move(30, 30)
  events.hovered.mockClear()
  pointer.release(120, 30)
  expect(events.hovered).toHaveBeenLastCalledWith(null)
})

test('reports a click on an empty point, unless it clears the selection or ends a drag', () => {
  const { pointer, events } = mounted
  const click = (x: number, y: number) => {
    pointer.click(x, y)
    fireEvent.click(canvas())
  }
  click(80, 60)
  expect(events.pressedNothing.mock.calls).toEqual([
    [{ x: expect.closeTo(80), y: expect.closeTo(60) }],
  ])
  click(20, 22)
  click(80, 60)
  pointer.drag([70, 70], [90, 90])
  fireEvent.click(canvas())
  expect(events.pressedNothing).toHaveBeenCalledTimes(1)
})

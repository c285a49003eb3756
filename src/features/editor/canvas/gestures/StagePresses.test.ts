import { makeAction, makeText } from '@/features/editor/testing/elements'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

const TEXT = 'media:1:textSticker:0'
const ACTION = 'media:1:callToAction:0'
const document = makeDocument({
  textStickers: [makeText()],
  callToActions: [makeAction({ x: 10, y: 60 })],
})
const TOUCH = { pointerType: 'touch' } as const

let mounted: MountedStage
beforeEach(() => {
  jest.useFakeTimers()
  mounted = mountStage(viewOf(document))
})
afterEach(() => {
  mounted.remove()
  jest.useRealTimers()
})

test('opens a text for editing on a double click, but no other element', () => {
  const { pointer, events } = mounted
  pointer.doubleClick(15, 63)
  expect(events.textOpened).not.toHaveBeenCalled()
  pointer.doubleClick(20, 22)
  expect(events.textOpened.mock.calls).toEqual([[TEXT]])
})

test('does not treat a click and a drag as a double click', () => {
  const { pointer, events } = mounted
  pointer.click(20, 22)
  pointer.drag([20, 22], [30, 32])
  pointer.doubleClick(30, 32)
  expect(events.textOpened).not.toHaveBeenCalled()
})

test('opens a text for editing on two taps', () => {
  const { pointer, events } = mounted
  pointer.click(15, 63, TOUCH)
  pointer.click(20, 22, TOUCH)
  expect(events.textOpened).not.toHaveBeenCalled()
  pointer.click(20, 22, TOUCH)
  expect(events.textOpened.mock.calls).toEqual([[TEXT]])
})

test('selects the element under a right click and opens the context menu', () => {
  const { pointer, events } = mounted
  pointer.openMenu(15, 63)
  expect(events.selected).toHaveBeenLastCalledWith([ACTION])
  expect(events.menuOpened.mock.calls).toEqual([
    [{ x: expect.closeTo(110.4), y: expect.closeTo(463.68) }],
  ])
  pointer.openMenu(90, 95)
  expect(events.selected).toHaveBeenLastCalledWith([])
  expect(events.menuOpened).toHaveBeenCalledTimes(2)
})

test('opens the context menu for all selected elements', () => {
  const { pointer, events, stage } = mounted
  stage.draw(viewOf(document, { selection: [TEXT, ACTION] }))
  pointer.openMenu(15, 63)
  expect(events.selected).not.toHaveBeenCalled()
  expect(events.menuOpened).toHaveBeenCalledTimes(1)
})

test('opens the context menu on a long press, which then does not drag the element', () => {
  const { pointer, events } = mounted
  pointer.press(20, 22, TOUCH)
  pointer.move(20.4, 22.4, TOUCH)
  jest.advanceTimersByTime(500)
  expect(events.menuOpened).toHaveBeenCalledTimes(1)
  expect(events.selected).toHaveBeenLastCalledWith([TEXT])
  pointer.move(60, 60, TOUCH)
  pointer.release(60, 60, TOUCH)
  expect(events.placed).not.toHaveBeenCalled()
})

test('cancels a drag when the context menu opens', () => {
  const { pointer, events } = mounted
  pointer.press(20, 22)
  pointer.move(30, 32)
  pointer.openMenu(30, 32)
  expect(events.cancelled).toHaveBeenCalledTimes(1)
  pointer.release(60, 60)
  expect(events.placed).not.toHaveBeenCalled()
  expect(events.cancelled).toHaveBeenCalledTimes(1)
})

test.each([
  ['a finger moves on', () => mounted.pointer.move(25, 25, TOUCH)],
  ['a short press', () => mounted.pointer.release(20, 22, TOUCH)],
  ['the page scrolls', () => globalThis.document.dispatchEvent(new Event('pointercancel'))],
])('does not open the context menu after: %s', (_name, act) => {
  mounted.pointer.press(20, 22, TOUCH)
  act()
  jest.advanceTimersByTime(1000)
  expect(mounted.events.menuOpened).not.toHaveBeenCalled()
})

test('opens neither a text nor the context menu in read-only mode', () => {
  const { pointer, events, stage } = mounted
  stage.draw(viewOf(document, { isReadOnly: true }))
  pointer.doubleClick(20, 22)
  pointer.openMenu(20, 22)
  pointer.press(20, 22, TOUCH)
  jest.advanceTimersByTime(500)
  expect(events.textOpened).not.toHaveBeenCalled()
  expect(events.menuOpened).not.toHaveBeenCalled()
})

test.each([
  ['on an element does not scroll the page', 20, 22, {}, true],
  ['beside the elements scrolls the page', 90, 95, {}, false],
  ['on a read-only element scrolls the page', 20, 22, { isReadOnly: true }, false],
])('a touch %s', (_name, x, y, facts, isHeld) => {
  const { stage } = mounted
  stage.draw(viewOf(document, facts))
  const touch = new Event('touchstart', { cancelable: true })
  const at = { clientX: x * 7.36, clientY: y * 7.36 }
  Object.defineProperty(touch, 'changedTouches', { value: [at] })
  stage.canvas.upperCanvasEl.dispatchEvent(touch)
  expect(touch.defaultPrevented).toBe(isHeld)
})

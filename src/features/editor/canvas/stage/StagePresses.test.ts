import { makeAction, makeText } from '../../testing/elements'
import {
  loadStages,
  makeDocument,
  mountStage,
  viewOf,
  type MountedStage,
} from '../testing/mountStage'

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

test('two clicks open a text, and nothing else', () => {
  const { pointer, events } = mounted
  pointer.doubleClick(15, 63)
  expect(events.textOpened).not.toHaveBeenCalled()
  pointer.doubleClick(20, 22)
  expect(events.textOpened.mock.calls).toEqual([[TEXT]])
})

test('a drag right after a click is no second click', () => {
  const { pointer, events } = mounted
  pointer.click(20, 22)
  pointer.drag([20, 22], [30, 32])
  pointer.doubleClick(30, 32)
  expect(events.textOpened).not.toHaveBeenCalled()
})

test('so do two taps of a finger', () => {
  const { pointer, events } = mounted
  pointer.click(15, 63, TOUCH)
  pointer.click(20, 22, TOUCH)
  expect(events.textOpened).not.toHaveBeenCalled()
  pointer.click(20, 22, TOUCH)
  expect(events.textOpened.mock.calls).toEqual([[TEXT]])
})

test('a right click chooses what is under it and opens the menu', () => {
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

test('the menu of several that are chosen is for all of them', () => {
  const { pointer, events, stage } = mounted
  stage.draw(viewOf(document, { selection: [TEXT, ACTION] }))
  pointer.openMenu(15, 63)
  expect(events.selected).not.toHaveBeenCalled()
  expect(events.menuOpened).toHaveBeenCalledTimes(1)
})

test('a long press opens the menu, and what it was on is in no hand', () => {
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

test('a menu that opens while something is in the hand ends its gesture', () => {
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
  ['a finger that moves on', () => mounted.pointer.move(25, 25, TOUCH)],
  ['a short press', () => mounted.pointer.release(20, 22, TOUCH)],
  ['a page that scrolls', () => globalThis.document.dispatchEvent(new Event('pointercancel'))],
])('%s opens no menu', (_name, act) => {
  mounted.pointer.press(20, 22, TOUCH)
  act()
  jest.advanceTimersByTime(1000)
  expect(mounted.events.menuOpened).not.toHaveBeenCalled()
})

test('nothing opens for one who only looks', () => {
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
  ['on an element stays', 20, 22, {}, true],
  ['beside goes', 90, 95, {}, false],
  ['on an element that is only looked at goes', 20, 22, { isReadOnly: true }, false],
])('the page under a finger %s', (_name, x, y, facts, isHeld) => {
  const { stage } = mounted
  stage.draw(viewOf(document, facts))
  const touch = new Event('touchstart', { cancelable: true })
  const at = { clientX: x * 7.36, clientY: y * 7.36 }
  Object.defineProperty(touch, 'changedTouches', { value: [at] })
  stage.canvas.upperCanvasEl.dispatchEvent(touch)
  expect(touch.defaultPrevented).toBe(isHeld)
})

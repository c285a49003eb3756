import { fireEvent } from '@testing-library/dom'
import { onSwipe } from './onSwipe'

const callback = jest.fn()
let node: HTMLElement
beforeEach(() => {
  callback.mockReset()
  node = document.createElement('div')
  document.body.replaceChildren(node)
  onSwipe(node, callback)
})

const FINGER = { pointerId: 1, isPrimary: true, pointerType: 'touch' }
function touch(
  type: string,
  x: number,
  y: number,
  pointer: Partial<typeof FINGER> = {},
  on = node,
) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true })
  fireEvent(on, Object.assign(event, FINGER, pointer))
}
/** A movement of a finger from the middle, in px. */
function swipe(x: number, y = 0, pointer: Partial<typeof FINGER> = {}, on = node) {
  touch('pointerdown', 200, 200, pointer, on)
  touch('pointerup', 200 + x, 200 + y, pointer, on)
}

test.each([
  ['to the left', -40, 0, [[1]]],
  ['to the right', 40, 0, [[-1]]],
  ['diagonally, mostly sideways', -60, 39, [[1]]],
  ['too short a way', -39, 0, []],
  ['diagonally, not sideways enough', -60, 40, []],
  ['up, to scroll', 10, -200, []],
  ['not at all', 0, 0, []],
])('handles the swipe of a finger that moves %s', (_where, x, y, calls) => {
  swipe(x, y)
  expect(callback.mock.calls).toEqual(calls)
})

test('handles a pen, but neither a mouse nor a second finger', () => {
  swipe(-100, 0, { pointerType: 'pen' })
  expect(callback).toHaveBeenCalledTimes(1)
  swipe(-100, 0, { pointerType: 'mouse' })
  swipe(-100, 0, { isPrimary: false })
  expect(callback).toHaveBeenCalledTimes(1)
})

test.each(['video', 'input'] as const)('ignores a swipe that starts on a %s', (tag) => {
  const own = node.appendChild(document.createElement(tag))
  swipe(-100, 0, {}, own)
  expect(callback).not.toHaveBeenCalled()
  swipe(-100, 0, {}, node.appendChild(document.createElement('img')))
  expect(callback).toHaveBeenCalledTimes(1)
})

test('ignores a touch that the browser has cancelled', () => {
  touch('pointerdown', 200, 200)
  touch('pointercancel', 150, 200)
  touch('pointerup', 100, 200)
  expect(callback).not.toHaveBeenCalled()
})

test('ignores the release of another finger, and ends a swipe once', () => {
  touch('pointerdown', 200, 200)
  touch('pointerup', 100, 200, { pointerId: 2 })
  expect(callback).not.toHaveBeenCalled()
  touch('pointerup', 100, 200)
  touch('pointerup', 100, 200)
  expect(callback.mock.calls).toEqual([[1]])
})

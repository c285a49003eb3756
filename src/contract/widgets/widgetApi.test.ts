import { isWidgetEvent } from './widgetApi'

const EVENT = { id: 'a'.repeat(8), type: 'open', postId: 1 }

test.each([
  [EVENT, true],
  [{ ...EVENT, type: 'load', postId: undefined }, true],
  [{ ...EVENT, id: 'a'.repeat(64) }, true],
  [{ ...EVENT, id: 'a'.repeat(7) }, false],
  [{ ...EVENT, id: 'a'.repeat(65) }, false],
  [{ ...EVENT, type: 'purchase' }, false],
  [{ ...EVENT, postId: '1' }, false],
  ['open', false],
  [null, false],
])('%j is an event: %j', (entry, isEvent) => {
  expect(isWidgetEvent(entry)).toBe(isEvent)
})

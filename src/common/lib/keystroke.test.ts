import { isPressed, readingKey } from './keystroke'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, true],
  ['Ctrl+Z', { key: 'я', code: 'KeyZ', metaKey: true }, true],
  ['Ctrl+Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, false],
  ['Ctrl+Shift+Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, true],
  ['BracketRight', { key: 'ъ', code: 'BracketRight' }, true],
  ['BracketRight', { key: 'Ъ', code: 'BracketRight', shiftKey: true }, false],
  ['Ctrl+A', { key: 'A', code: 'KeyA', ctrlKey: true, shiftKey: true }, false],
  ['0', { key: '0', code: 'Digit0' }, true],
  ['Delete', { key: 'Delete', code: 'NumpadDecimal' }, true],
  ['+', { key: '+', code: 'Equal', shiftKey: true }, true],
  ['+', { key: '+', code: 'NumpadAdd' }, true],
  ['?', { key: '?', code: 'Digit7', shiftKey: true }, true],
  ['?', { key: '?', code: 'Digit7', shiftKey: true, ctrlKey: true }, false],
  ['Shift+Arrows', { key: 'ArrowUp', code: 'ArrowUp', shiftKey: true }, true],
  ['Arrows', { key: 'ArrowUp', code: 'ArrowUp', shiftKey: true }, false],
  ['Shift+Space', { key: ' ', code: 'Space', shiftKey: true }, true],
  ['Alt+PageUp', { key: 'PageUp', code: 'PageUp', altKey: true }, true],
])('compares %s with a key event: %j', (shortcut, event, is) => {
  expect(isPressed({ ...NONE, ...event }, ['Ctrl+Q', shortcut])).toBe(is)
})

test('swaps the left and the right arrow on a mirrored page, and no other key', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home']
  expect(keys.map(readingKey)).toEqual(keys)
  document.dir = 'rtl'
  try {
    expect(keys.map(readingKey)).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home'])
  } finally {
    document.dir = ''
  }
})

import { redactConsoleText, redactTrack } from './redactTrack'

const WORDS = new Set(['searchPosts', 'pages'])

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'pages')",
    "TypeError: Cannot read properties of undefined (reading 'pages')",
  ],
  ['Failed to load resource: status of 500', 'Failed to load resource: status of …'],
  ['searchPosts rejected with status 503', 'searchPosts rejected with status 503'],
  ['Анна Каренина не сохранена', '… … … …'],
  ['anna@example.test, +7 916 123-45-67', '…@….…, +… … …-…-…'],
  ['Unexpected token in eyJhbGciOi.eyJzdWIi', 'Unexpected token in ….…'],
  ['https://vk.com/anna?id=7', '…://….…/…?…=…'],
])('hides in %j what may be personal', (text, redacted) => {
  expect(redactConsoleText(text, WORDS)).toBe(redacted)
})

test('keeps of a press the role and the product’s text, and nothing else', () => {
  const words = new Set([...WORDS, 'press', 'button', 'trash', 'action_restore'])
  const pressOn = (label: string) =>
    redactTrack([{ kind: 'press', at: 1, x: 2, y: 3, role: 'button', label }], words)
  expect(pressOn('trash.action_restore')).toEqual([
    { kind: 'press', at: 1, x: 2, y: 3, role: 'button', label: 'trash.action_restore' },
  ])
  expect(pressOn('Анна Каренина')).toEqual([
    { kind: 'press', at: 1, x: 2, y: 3, role: 'button', label: '…' },
  ])
})

import { shortName } from './uploadMessage'

test.each([
  ['a plain name', 'утро.jpg', 'утро.jpg'],
  ['sixty characters', `${'я'.repeat(56)}.jpg`, `${'я'.repeat(56)}.jpg`],
  [
    'more than sixty characters',
    `${'я'.repeat(296)}.jpg`,
    `${'я'.repeat(43)}…${'я'.repeat(12)}.jpg`,
  ],
  [
    'emoji, which have two code units each',
    '🌊'.repeat(61),
    `${'🌊'.repeat(43)}…${'🌊'.repeat(16)}`,
  ],
  ['Hebrew, isolated from the text around it', 'בוקר.jpg', '\u2068בוקר.jpg\u2069'],
])('shortens a file name: %s', (_, name, shown) => {
  expect(shortName(name)).toBe(shown)
})

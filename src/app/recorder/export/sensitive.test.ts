import { isHarmless } from './sensitive'

const WORDS = new Set(['media', 'link', 'square'])

test.each([
  '',
  ' ',
  // The validation rules treat these characters as blank, like a space.
  '\u200b',
  '\u3164 \u2800',
  'square',
  '2026-03-18',
  '12:30',
  '1.2.3',
  '123.456.789.101',
  '2026-03-01..2026-03-05',
  'media:12:link',
  '#fff',
  '12px',
  'media.link-square',
  '12',
  '❤️',
])('finds nothing personal in %j', (text) => {
  expect(isHarmless(text, WORDS)).toBe(true)
})

test.each(['Анна', '8-916-123-45-67', '8916-1234567', '7707083893', 'media-1024'])(
  'finds personal data in %j',
  (text) => {
    expect(isHarmless(text, WORDS)).toBe(false)
  },
)

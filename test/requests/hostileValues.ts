import fc from 'fast-check'

/** Texts that many fields accept, and some that only one does. */
export const PLAUSIBLE_TEXTS = [
  '',
  '1',
  '2',
  'shop',
  'Кухня',
  'Утро за городом',
  '#aabbcc',
  'https://shop.test/sale',
  'shop.test/sale',
  '/sale',
  '2026-03-18T12:00:00.000Z',
  '2026-03-19T12:00:00+03:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'owner@shop.test',
  'Europe/Moscow',
  'UTC',
  'upload',
  'G-ABCD1234',
  '123456',
  'answer-0001',
  'кнопка_1',
  '✨',
]

export const PLAUSIBLE_NUMBERS = [1, 0, 2, 3, 5, 8, 12, 50, 100, 360, 736, 0.5, -1, 1_000_000]

const HOSTILE_TEXTS = [
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00 \ud800',
  '\u200b\u3164',
  '\u202eexe.gpj',
  '__proto__',
  'constructor',
  "'; drop table post; --",
  '%',
  '%00',
  '%ff',
  '..%2f..%2f',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '/\t/evil.test',
  'http://127.0.0.1:22/',
  'https://anna:secret@shop.test/',
  `http://${'.'.repeat(20_000)} x`,
  ' '.repeat(20_000),
  'я'.repeat(11_000),
  '('.repeat(5000),
  '2026-03-18T00:00:00+23',
  '2024-02-31T00:00:00Z',
  '9999-12-31T23:59:59-23:00',
  '+275760-09-13T00:00:00Z',
  'Mars/Olympus',
  '1e9',
  '-1',
  '999999999999999999999',
  'NaN',
  '\u{1f468}\u200d\u{1f469}'.repeat(50),
]

const HOSTILE_NUMBERS = [
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
  -0,
  -1.5,
]

/** `JSON.stringify` cannot write such a number; a sender writes `1e999` for it. */
export const TOO_LARGE = '@too-large@'

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS, TOO_LARGE) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], '') },
  { weight: 1, arbitrary: fc.constant(nested(60)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 300 }, (_, index) => index)) },
  { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"then":1}')) },
)

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

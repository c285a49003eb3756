import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/posts/segment'
import { proposedCode, segmentProblems } from './segmentRules'

test.each([
  ['VIP', 'vip', null, null],
  ['Постоянные покупатели', 'постоянные_2.0-рф', null, null],
  ['', '', 'empty-field', 'empty-field'],
  ['   ', ' ', 'empty-field', 'segments.error_wrong-code'],
  ['VIP', 'v i p', null, 'segments.error_wrong-code'],
  ['VIP', 'vip!', null, 'segments.error_wrong-code'],
  ['x'.repeat(101), 'x'.repeat(65), 'segments.error_too-long', 'segments.error_too-long'],
])('validates the name and code %s: %s', (name, code, nameProblem, codeProblem) => {
  expect(segmentProblems({ name, code })).toEqual({ name: nameProblem, code: codeProblem })
})

test.each([
  ['Постоянные покупатели', [], 'postoyannye-pokupateli'],
  ['Ёжик  &  щётка', [], 'ezhik-schetka'],
  ['Чай №1 / Москва', [], 'chay-no1-moskva'],
  ['Подъезд 2.0', [], 'podezd-2.0'],
  ['Crème brûlée', [], 'creme-brulee'],
  ['—VIP—', [], 'vip'],
  ['VIP', ['Vip'], 'vip-2'],
  ['VIP', ['vip', 'vip-2', 'vip-4'], 'vip-3'],
  ['会员', [], '会员'],
  ['ш'.repeat(64), [], 'sh'.repeat(32)],
  ['ш'.repeat(64), ['sh'.repeat(32)], `${'sh'.repeat(31)}-2`],
  [`${'a'.repeat(63)} b`, [], 'a'.repeat(63)],
  ['Кафе\u0301', [], 'kafe'],
])('proposes a code for the name %s beside the codes %j', (name, codes, expected) => {
  const code = proposedCode(
    name,
    codes.map((taken) => ({ code: taken })),
  )
  expect(code).toBe(expected)
  expect(v.is(segmentCodeSchema, code)).toBe(true)
})

test.each(['', '   ', '!?', '🎁', '\u3164\u200B', '-._'])(
  'proposes no code for the name %j',
  (name) => {
    expect(proposedCode(name, [])).toBe('')
  },
)

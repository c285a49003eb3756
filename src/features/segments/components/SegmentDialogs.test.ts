import { segmentProblems } from './SegmentDialogs'

test.each([
  ['VIP', 'vip', null, null],
  ['Постоянные покупатели', 'постоянные_2.0-рф', null, null],
  ['', '', 'empty-field', 'empty-field'],
  ['   ', ' ', 'empty-field', 'segments.error_wrong-code'],
  ['VIP', 'v i p', null, 'segments.error_wrong-code'],
  ['VIP', 'vip!', null, 'segments.error_wrong-code'],
  ['x'.repeat(101), 'x'.repeat(65), 'segments.error_too-long', 'segments.error_too-long'],
])('returns the problems of %s, %s', (name, code, nameProblem, codeProblem) => {
  expect(segmentProblems({ name, code })).toEqual({ name: nameProblem, code: codeProblem })
})

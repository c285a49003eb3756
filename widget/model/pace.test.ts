import { createPace } from './pace'

/** What frames with these ms between them lead to. */
function paceAfter(intervals: readonly number[]) {
  const pace = createPace()
  for (const interval of intervals) pace.watch(interval)
  return [pace.pixels, pace.isTooSlow]
}
const repeated = (times: number, ...intervals: number[]) =>
  Array.from({ length: times }, () => intervals).flat()

test.each([
  ['keeps all pixels of frames of 50 ms', repeated(100, 50), [2, false]],
  ['keeps them through a busy moment', [...repeated(4, 400), ...repeated(40, 16)], [2, false]],
  ['draws fewer pixels after five slow frames', repeated(5, 51), [1, false]],
  ['stands still after five more', repeated(10, 51), [1, true]],
  ['finds two slow frames of three', repeated(10, 60, 60, 40), [1, true]],
  ['rotates on when fewer pixels help', [...repeated(5, 80), ...repeated(99, 20)], [1, false]],
])('%s', (_what, intervals, result) => {
  expect(paceAfter(intervals)).toEqual(result)
})

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

/** What drawings with these ms and waits until each is finished lead to. */
function paceAfterDrawings(drawings: readonly [ms: number, waits: number][]) {
  const pace = createPace()
  for (const [ms, waits] of drawings) {
    for (let count = 0; count < waits; count += 1) pace.wait()
    pace.finish(ms)
  }
  return [pace.pixels, pace.isTooSlow, pace.isFast]
}

test.each<[string, [number, number][], unknown[]]>([
  ['does not count the first drawing', [[900, 50]], [2, false, false]],
  [
    'trusts a device after a fast drawing',
    [
      [900, 50],
      [33, 1],
    ],
    [2, false, true],
  ],
  [
    'trusts a device with 30 frames a second',
    [
      [900, 50],
      [66, 1],
    ],
    [2, false, true],
  ],
  [
    'trusts it for good',
    [
      [900, 50],
      [33, 1],
      [400, 20],
    ],
    [2, false, true],
  ],
  [
    'draws fewer pixels after one slow drawing',
    [
      [90, 5],
      [90, 5],
    ],
    [1, false, false],
  ],
  [
    'stands still after the next one',
    [
      [90, 5],
      [90, 5],
      [90, 5],
    ],
    [1, true, false],
  ],
  [
    'rotates on when fewer pixels draw fast',
    [
      [90, 5],
      [90, 5],
      [33, 1],
    ],
    [1, false, true],
  ],
  [
    'judges nothing by a busy page',
    [
      [90, 5],
      [400, 1],
      [400, 0],
    ],
    [2, false, false],
  ],
])('%s', (_what, drawings, result) => {
  expect(paceAfterDrawings(drawings)).toEqual(result)
})

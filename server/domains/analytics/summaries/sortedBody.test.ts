import {
  joinSorted,
  readSorted,
  sortBody,
  SORTED,
  SORTED_KINDS,
  type SortedKind,
} from './sortedBody'
import { createTally, type Group } from './summaryBody'

/** `at`: the day of the span, and the quarter of an hour of that day. */
type Sum = readonly [
  at: readonly [number, number],
  post: number,
  sku: number,
  page: number,
  n: number,
]

const LARGE = 2 ** 39 + 1
const OPENS: Group = { widgetId: 3, type: 2, device: 1 }
const CLICKS: Group = { widgetId: LARGE, type: 3, device: 2 }
const SUMS: readonly (readonly [Group, Sum])[] = [
  [CLICKS, [[0, 95], 7, 9, 300, 1]],
  [OPENS, [[0, 3], LARGE, 9, 0, 200]],
  [OPENS, [[0, 3], 7, LARGE, 1, 1]],
  [OPENS, [[0, 1], 7, 9, 1, 2]],
  [CLICKS, [[0, 1], 8, 0, 1, 1]],
  [CLICKS, [[0, 2], 0, 9, 1, 1]],
  [CLICKS, [[5, 0], 7, 9, 0, 1]],
  [OPENS, [[5, 0], 7, 10, 0, 1]],
]

async function joined(kind: SortedKind): Promise<string> {
  const { of } = SORTED[kind]
  const parts = [0, 5].map((day) => {
    const tally = createTally(of)
    for (const [group, [at, ...sum]] of SUMS) if (at[0] === day) tally.add(group, at[1], ...sum)
    return { bytes: sortBody(tally.body(), kind), from: day * 96 }
  })
  // As a long span is made of those that are stored.
  const later = { bytes: await joinSorted(parts.slice(1), kind), from: 0 }
  return (await joinSorted([parts[0]!, later], kind)).toString('base64')
}

test.each(SORTED_KINDS)('Keeps all sums of the chosen in %s, and reads no others', async (kind) => {
  const { of, by } = SORTED[kind]
  const body = await joined(kind)
  for (const ids of [[7], [9, LARGE], [], [1, 7, 8, 9, 10, LARGE]]) {
    for (const left of [null, CLICKS]) {
      const found: unknown[] = []
      readSorted(body, kind, new Set(ids), (group) =>
        group.widgetId === left?.widgetId ? null : (...sum) => void found.push([group, ...sum]),
      )
      const truth = SUMS.filter(
        ([group, [, post, sku]]) => group !== left && ids.includes(by === 'post_id' ? post : sku),
      ).map(([group, [[day, slot], post, sku, page, count]]) => {
        const at = day * 96 + slot
        if (of === 'pairs') return [group, at, post, sku, page, count]
        return of === 'post_id' ? [group, at, post, 0, 0, count] : [group, at, 0, sku, 0, count]
      })
      expect(found).toHaveLength(truth.length)
      expect(found).toEqual(expect.arrayContaining(truth))
    }
  }
})

test('Joins parts without sums', async () => {
  const empty = createTally('post_id').body()
  const bytes = await joinSorted([{ bytes: sortBody(empty, 'posts'), from: 0 }], 'posts')
  const visit = jest.fn()
  readSorted(bytes.toString('base64'), 'posts', new Set([1]), () => visit)
  expect(visit).not.toHaveBeenCalled()
})

import type { UnknownAction } from '@reduxjs/toolkit'
import type { RecordFile } from '@/app/recorder/recordFormat'
import { locationChanged } from '@/common/routing/locationSlice'
import { createFullReducer } from '@/app/state/createFullReducer'
import { aligned, compareRecords } from './compareRecords'
import { createComparison } from './firstDifference'

const step = (type: string) => ({ type, endpoint: null, at: 0 })
const steps = (types: string) => [...types].map(step)

test.each([
  ['abc', 'abc', 'aa bb cc'],
  ['abc', 'ac', 'aa b- cc'],
  ['ac', 'abc', 'aa -b cc'],
  ['abd', 'acd', 'aa b- -c dd'],
  ['ab', 'cd', 'a- b- -c -d'],
  ['', 'a', '-a'],
])('lays %s beside %s as %s', (one, other, expected) => {
  const [ones, others] = [steps(one), steps(other)]
  const name = (list: typeof ones, index: number | null) =>
    index === null ? '-' : (list[index]?.type ?? '')
  const rows = aligned(ones, others).map((row) => name(ones, row.one) + name(others, row.other))
  expect(rows.join(' ')).toBe(expected)
})

test('tells requests of different endpoints apart', () => {
  const request = (endpoint: string) => ({ ...step('api/executeQuery/pending'), endpoint })
  expect(aligned([request('a')], [request('b')])).toHaveLength(2)
})

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1'],
  [{ a: 1 }, { a: 1, b: undefined }, 'b'],
  [{ a: 1 }, null, ''],
  [{ id: 1, at: 2 }, { id: 1, at: 3 }, null],
])('the first difference of %j and %j is at %j', (one, other, path) => {
  expect(createComparison(new Set(['at']))(one, other)?.path ?? null).toBe(path)
})

/** A record whose reducers begin with the empty state. */
function fileOf(...actions: UnknownAction[]): RecordFile {
  const all = [{ type: '@@INIT' }, ...actions]
  const before = createFullReducer()(undefined, { type: '@@INIT' })
  return {
    session: { startedAt: '2026-11-21T10:00:00.000Z' },
    actionsById: Object.fromEntries(
      all.map((action, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: id }]),
    ),
    stagedActionIds: all.map((_action, id) => id),
    skippedActionIds: [],
    committedState: before,
    computedStates: [],
    currentStateIndex: 0,
    monitorState: {},
    nextActionId: all.length,
    isLocked: false,
    isPaused: false,
  } as unknown as RecordFile
}

const moved = (pathname: string) =>
  locationChanged({ pathname, search: '', key: 'a', action: 'PUSH' })

test('finds no parting of a record and itself', () => {
  const file = fileOf(moved('/albums'), moved('/'))
  const { rows, parting } = compareRecords(file, file)
  expect(parting).toBeNull()
  expect(rows.every(({ isSame }) => isSame)).toBe(true)
})

test('finds the first action in which two records part, with both values', () => {
  const { parting, rows } = compareRecords(
    fileOf(moved('/albums'), moved('/')),
    fileOf(moved('/albums'), moved('/galleries')),
  )
  expect(parting).toEqual({
    row: 2,
    where: 'action',
    path: 'payload.pathname',
    one: '"/"',
    other: '"/galleries"',
  })
  expect(rows.map(({ isSame }) => isSame)).toEqual([true, true, false])
})

test('finds the action that only one record has', () => {
  const { parting } = compareRecords(fileOf(moved('/')), fileOf(moved('/'), moved('/albums')))
  expect(parting).toMatchObject({ row: 2, where: 'action', one: '—' })
})

test('finds where the state parts after the same actions', () => {
  const one = fileOf({ type: 'unknown' })
  const state = one.committedState as { location: object }
  const location = { ...state.location, pathname: '/albums' }
  const other = { ...one, committedState: { ...state, location } }
  expect(compareRecords(one, other).parting).toEqual({
    row: 0,
    where: 'state',
    path: 'location.pathname',
    one: '"/"',
    other: '"/albums"',
  })
})

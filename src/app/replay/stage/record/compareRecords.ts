import type { UnknownAction } from '@reduxjs/toolkit'
import diffSequences from '@jest/diff-sequences'
import type { RecordFile } from '@/app/recorder/recordFormat'
import { createComparison } from './firstDifference'
import { loadRecord } from './loadRecord'
import { factsOf, type ReplayStep } from './recordFacts'
import { recordIdOf } from './recordId'
import { shortValue } from '../stateChanges'

/** A line of two records side by side: the steps of both, or of the one that has it. */
export interface ComparedRow {
  one: number | null
  other: number | null
  /** Whether both have the action, with the same content. */
  isSame: boolean
}

/** The first place at which two records part. */
export interface Parting {
  /** Its line. */
  row: number
  where: 'action' | 'state'
  /** The path in the action or in the state. */
  path: string
  /** The two values, as short JSON. */
  one: string
  other: string
}

/** What the open record (`one`) and another have in common. */
export interface Comparison {
  otherId: string
  otherSteps: ReplayStep[]
  rows: ComparedRow[]
  /** Null where they never part. */
  parting: Parting | null
}

/** Times and names of requests differ in any two sessions. */
const OF_ONE_SESSION = new Set(['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'])

/** Lays two records side by side, and finds where they part. */
export function compareRecords(oneFile: RecordFile, otherFile: RecordFile): Comparison {
  const [one, other] = [historyOf(oneFile), historyOf(otherFile)]
  const differenceOf = createComparison(OF_ONE_SESSION)
  const rows = aligned(one.steps, other.steps).map((row): ComparedRow => {
    if (row.one === null || row.other === null) return { ...row, isSame: false }
    const difference = differenceOf(one.actions[row.one], other.actions[row.other])
    return { ...row, isSame: difference === null }
  })
  return {
    otherId: recordIdOf(otherFile),
    otherSteps: other.steps,
    rows,
    parting: partingOf(one, other, rows, differenceOf),
  }
}

interface History {
  steps: ReplayStep[]
  actions: UnknownAction[]
  states: unknown[]
}

function historyOf(file: RecordFile): History {
  return {
    steps: factsOf(file).steps,
    actions: file.stagedActionIds.flatMap((id) => file.actionsById[id]?.action ?? []),
    states: loadRecord(file)
      .liftedStore.getState()
      .computedStates.map(({ state, error }): unknown => (error === undefined ? state : { error })),
  }
}

function partingOf(
  one: History,
  other: History,
  rows: readonly ComparedRow[],
  differenceOf: ReturnType<typeof createComparison>,
): Parting | null {
  for (const [index, row] of rows.entries()) {
    const action = differenceOf(one.actions[row.one ?? -1], other.actions[row.other ?? -1])
    const state = action ?? differenceOf(one.states[row.one ?? -1], other.states[row.other ?? -1])
    if (!state) continue
    return {
      row: index,
      where: action ? 'action' : 'state',
      path: state.path,
      one: shortValue(state.one),
      other: shortValue(state.other),
    }
  }
  return null
}

/** The longest common sequence of the actions' types and endpoints, with the rest between. */
export function aligned(
  one: readonly ReplayStep[],
  other: readonly ReplayStep[],
): Omit<ComparedRow, 'isSame'>[] {
  const rows: Omit<ComparedRow, 'isSame'>[] = []
  let [ones, others] = [0, 0]
  const fill = (tillOne: number, tillOther: number) => {
    while (ones < tillOne) rows.push({ one: ones++, other: null })
    while (others < tillOther) rows.push({ one: null, other: others++ })
  }
  const isCommon = (index: number, otherIndex: number) =>
    one[index]?.type === other[otherIndex]?.type &&
    one[index]?.endpoint === other[otherIndex]?.endpoint
  diffSequences(one.length, other.length, isCommon, (count, from, fromOther) => {
    fill(from, fromOther)
    for (let at = 0; at < count; at += 1) rows.push({ one: ones++, other: others++ })
  })
  fill(one.length, other.length)
  return rows
}

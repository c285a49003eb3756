import { isAction } from '@reduxjs/toolkit'
import type { ExportRequest } from '@/app/recorder/export/exportRequest'
import { API_PATH, makeRecordFile, redactLog } from '@/app/recorder/export/makeRecordFile'
import { withoutAnswers } from '@/app/recorder/export/withoutAnswers'
import {
  createComparison,
  isNode,
  type Difference,
} from '@/app/replay/stage/record/firstDifference'
import { loadRecord } from '@/app/replay/stage/record/loadRecord'
import { readRecord } from '@/app/replay/stage/record/readRecord'
import { createFullReducer } from '@/app/state/createFullReducer'
import type { RootState } from '@/app/state/rootReducer'

/** Removes the state of one page load, which is not part of the session. */
export function ofSession(state: unknown) {
  const { api, ...slices } = state as RootState
  const { config: _config, subscriptions: _subscriptions, ...requests } = api
  return { ...slices, requests }
}

/** The states of a log's actions, beginning with the one before the first. */
export function livedStates({ segments }: ExportRequest['log']): unknown[] {
  const reduce = createFullReducer()
  const states: unknown[] = [segments[0]?.before]
  for (const { action } of segments.flatMap(({ actions }) => actions)) {
    states.push(reduce(states.at(-1) as RootState, action))
  }
  return states
}

/** The structure of a value without its strings, which are renamed. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? 'blank' : 'words'
  if (typeof value !== 'object' || value === null) return value
  return Object.values(value).map(shapeOf)
}

const wordsOf = ({ path, one, other }: Difference) =>
  `${path}: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`

/**
 * Exports a session, replays its file, and returns the first action after which the replay differs from the session,
 * except for renamed strings, with what differs. Null where they never differ.
 */
export function compareReplay(
  request: ExportRequest,
  text = makeRecordFile(request),
): string | null {
  const file = readRecord(text ?? '')
  if ('problem' in file) throw new Error(file.problem)
  const states = livedStates(request.log).map((before) => ({ before, actions: [] }))
  // The answers of some endpoints are left out of a record.
  const kept = withoutAnswers({ segments: states, isTruncated: false }, request.policies, API_PATH)
  const lived = kept.segments.map(({ before }) => before)
  const { renaming } = redactLog(request)
  const { computedStates, stagedActionIds, actionsById } = loadRecord(file).liftedStore.getState()
  const firstDifference = createComparison()
  if (computedStates.length !== lived.length) return 'steps are missing'
  const renamedKey = (key: string | number) =>
    typeof key === 'number' ? key : renaming.rename(key)
  /** The first path that an action changed in the session only, or in the replay only. */
  function otherChange(index: number): string | null {
    if (index === 0) return null
    const [were, are] = [index - 1, index].map((at) => ofSession(lived[at]))
    const [before, after] = [index - 1, index].map((at) => ofSession(computedStates[at]?.state))
    const live = changedPaths(were, are)
      .map((path) => path.map(renamedKey).join('.'))
      .sort()
    const replayed = changedPaths(before, after)
      .map((path) => path.join('.'))
      .sort()
    return firstDifference(live, replayed) && `changes ${live.join(', ')} ≠ ${replayed.join(', ')}`
  }
  for (const [index, { state, error }] of computedStates.entries()) {
    const expected = ofSession(renaming.renameAll(lived[index]))
    const documents = [lived[index], state].map((one) => (one as RootState).editor?.document)
    const [live, replayed] = documents.map(shapeOf)
    const found = firstDifference(expected, ofSession(state)) ?? firstDifference(live, replayed)
    const difference = error ?? (found && wordsOf(found)) ?? otherChange(index)
    if (difference === null) continue
    const action: unknown = actionsById[stagedActionIds[index] ?? 0]?.action
    return `${index} ${isAction(action) ? action.type : 'no action'}: ${difference}`
  }
  return null
}

/** The paths at which a state has another value than before; of what came or went, the upper one. */
function changedPaths(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (Object.is(before, after)) return []
  if (!isNode(before) || !isNode(after)) return [[...path]]
  const isList = Array.isArray(after)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const deeper = [...path, isList ? Number(key) : key]
    return key in before === key in after ? changedPaths(before[key], after[key], deeper) : [deeper]
  })
}

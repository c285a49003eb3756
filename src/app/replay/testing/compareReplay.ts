import { isAction } from '@reduxjs/toolkit'
import type { ExportRequest } from '@/app/recorder/export/exportRequest'
import { makeRecordFile, redactLog } from '@/app/recorder/export/makeRecordFile'
import { createComparison, type Difference } from '@/app/replay/stage/firstDifference'
import { loadRecord } from '@/app/replay/stage/loadRecord'
import { readRecord } from '@/app/replay/stage/readRecord'
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
export function compareReplay(request: ExportRequest): string | null {
  const file = readRecord(makeRecordFile(request) ?? '')
  if ('problem' in file) throw new Error(file.problem)
  const lived = livedStates(request.log)
  const { renaming } = redactLog(request)
  const { computedStates, stagedActionIds, actionsById } = loadRecord(file).liftedStore.getState()
  const firstDifference = createComparison()
  if (computedStates.length !== lived.length) return 'steps are missing'
  for (const [index, { state, error }] of computedStates.entries()) {
    const expected = ofSession(renaming.renameAll(lived[index]))
    const documents = [lived[index], state].map((one) => (one as RootState).editor?.document)
    const [live, replayed] = documents.map(shapeOf)
    const found = firstDifference(expected, ofSession(state)) ?? firstDifference(live, replayed)
    const difference = error ?? (found && wordsOf(found))
    if (!difference) continue
    const action: unknown = actionsById[stagedActionIds[index] ?? 0]?.action
    return `${index} ${isAction(action) ? action.type : 'no action'}: ${difference}`
  }
  return null
}

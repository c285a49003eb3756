import { isAction } from '@reduxjs/toolkit'
import { rootReducer, type RootState } from '../../state/rootReducer'
import type { ExportRequest } from '../../recorder/export/exportRequest'
import { makeRecordFile, redactLog } from '../../recorder/export/makeRecordFile'
import { loadRecord } from '../stage/loadRecord'
import { readRecord } from '../stage/readRecord'
import { firstDifference } from './firstDifference'

/** What a page load has of its own is not of the session. */
export function ofSession(state: unknown) {
  const { api, ...slices } = state as RootState
  const { config: _config, subscriptions: _subscriptions, ...requests } = api
  return { ...slices, requests }
}

/** The states that the actions of a log led through, beginning with that before the first. */
export function livedStates({ segments }: ExportRequest['log']): unknown[] {
  const states: unknown[] = [segments[0]?.before]
  for (const { action } of segments.flatMap(({ actions }) => actions)) {
    states.push(rootReducer(states.at(-1) as RootState, action))
  }
  return states
}

/** What there is, without its words: whoever renames them has no say in it. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? 'blank' : 'words'
  if (typeof value !== 'object' || value === null) return value
  return Object.values(value).map(shapeOf)
}

/**
 * Exports a session, replays its file, and tells the first action after which the replay is elsewhere than the session
 * was, but for the names in it, and what differs there. Null where it never is.
 */
export function compareReplay(request: ExportRequest): string | null {
  const file = readRecord(makeRecordFile(request) ?? '')
  if ('problem' in file) throw new Error(file.problem)
  const lived = livedStates(request.log)
  const { renaming } = redactLog(request)
  const { computedStates, stagedActionIds, actionsById } = loadRecord(file).liftedStore.getState()
  if (computedStates.length !== lived.length) return 'steps are missing'
  for (const [index, { state, error }] of computedStates.entries()) {
    const expected = ofSession(renaming.renameAll(lived[index]))
    const documents = [lived[index], state].map((one) => (one as RootState).editor?.document)
    const [live, replayed] = documents.map(shapeOf)
    const difference =
      error ?? firstDifference(expected, ofSession(state)) ?? firstDifference(live, replayed)
    if (difference === null) continue
    const action: unknown = actionsById[stagedActionIds[index] ?? 0]?.action
    return `${index} ${isAction(action) ? action.type : 'no action'}: ${difference}`
  }
  return null
}

import type { UnknownAction } from '@reduxjs/toolkit'
import { stringify } from 'jsan'
import { JSAN_OPTIONS, type RecordFile } from '@/app/recorder/recordFormat'
import { collectStrings } from './collectStrings'
import { createRenaming, type Renaming } from './createRenaming'
import type { ExportRequest, OwnSecrets } from './exportRequest'
import { knownStrings } from './knownStrings'
import { redactTrack } from './redactTrack'
import { escapePattern } from './sensitive'
import { withoutAnswers } from './withoutAnswers'

/** Key of the API in the state (common/api/api.ts), which a worker does not load. */
export const API_PATH = 'api'

/** The text of the file; null when it still contained personal data. */
export function makeRecordFile(request: ExportRequest): string | null {
  const known = knownStrings()
  const { file } = redactLog(request, known)
  separate(file)
  const text = stringify(file, null, null, JSAN_OPTIONS)
  return findSecrets(text, request.own, new Set([...known.words, ...known.texts])) ? null : text
}

/** The redacted record, and the renaming by which it was made. */
export function redactLog(
  { log, policies, own, session }: ExportRequest,
  known = knownStrings(),
): { file: RecordFile; renaming: Renaming } {
  const { segments } = withoutAnswers(log, policies, API_PATH)
  const recorded = segments.flatMap(({ actions }) => actions)
  const before = segments[0]?.before
  const found = collectStrings(
    [before],
    recorded.map(({ action }) => action),
    { policies, apiPath: API_PATH },
  )
  const renaming = createRenaming(found, { own, includesTexts: session.texts, known })
  const startedAt = recorded[0]?.at ?? 0
  const steps = [
    { action: { type: '@@INIT' } as UnknownAction, at: startedAt },
    ...recorded.map(({ action, at }) => ({
      action: renaming.renameAll(action) as UnknownAction,
      at,
    })),
  ]
  const file: RecordFile = {
    monitorState: {},
    nextActionId: steps.length,
    actionsById: Object.fromEntries(
      steps.map(({ action, at }, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: at }]),
    ),
    stagedActionIds: steps.map((_step, id) => id),
    skippedActionIds: [],
    committedState: renaming.renameAll(before),
    currentStateIndex: 0,
    computedStates: [],
    isLocked: false,
    isPaused: false,
    session: { ...session, startedAt: new Date(startedAt).toISOString() },
    ...(log.track
      ? {
          track: redactTrack(
            log.track.filter(({ at }) => at >= startedAt),
            known.words,
          ),
        }
      : {}),
  }
  return { file, renaming }
}

/** Whether jsan reads back what it writes of this key in the path of a shared object. */
const isReadable = (key: string) =>
  key !== '' && JSON.stringify(key).slice(1, -1).replaceAll('\\"', '"') === key

/** Changes a record in place so that no path to a shared object has a key that would not be read back. */
function separate(value: unknown, seen = new WeakSet()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const node = value as Record<string, unknown>
  for (const [key, item] of Object.entries(node)) {
    if (Array.isArray(value) || isReadable(key)) separate(item, seen)
    else node[key] = treeOf(item)
  }
}

/** A copy in which nothing is shared. */
function treeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(treeOf)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, treeOf(item)]))
}

/** Shorter names are parts of ordinary words. */
const LEAST = 3

/**
 * The final check: whether the finished file still contains the person's e-mail, name or username,
 * in any form in which a reader would see it. A name that is also a word of our own code cannot be
 * distinguished from that word.
 */
export function findSecrets(file: string, own: OwnSecrets, words: ReadonlySet<string>): boolean {
  const sought = Object.values({ ...own })
    .filter((secret) => secret.length >= LEAST && !words.has(secret))
    .map(escapePattern)
  if (sought.length === 0) return false
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sought.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  const isHit = (value: unknown): boolean => {
    if (typeof value === 'string') return pattern.test(value)
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value)) return value.some(isHit)
    return Object.entries(value).some(([key, item]) => pattern.test(key) || isHit(item))
  }
  return isHit(JSON.parse(file))
}

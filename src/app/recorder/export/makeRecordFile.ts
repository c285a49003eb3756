import type { UnknownAction } from '@reduxjs/toolkit'
import { stringify } from 'jsan'
import { JSAN_OPTIONS, type RecordFile } from '@/app/recorder/recordFormat'
import { collectStrings } from './collectStrings'
import { createRenaming, type Renaming } from './createRenaming'
import type { ExportRequest, OwnSecrets } from './exportRequest'
import { redactTrack } from './redactTrack'
import { SOURCE_WORDS } from './sourceWords'
import { withoutAnswers } from './withoutAnswers'

/** Key of the API in the state (common/api/api.ts), which a worker does not load. */
export const API_PATH = 'api'

/** The text of the file; null when it still contained personal data. */
export function makeRecordFile(request: ExportRequest): string | null {
  const { file } = redactLog(request)
  const text = stringify(file, null, null, JSAN_OPTIONS)
  return findSecrets(text, request.own, new Set(SOURCE_WORDS)) ? null : text
}

/** The redacted record, and the renaming by which it was made. */
export function redactLog({ log, policies, own, session }: ExportRequest): {
  file: RecordFile
  renaming: Renaming
} {
  const { segments } = withoutAnswers(log, policies, API_PATH)
  const recorded = segments.flatMap(({ actions }) => actions)
  const before = segments[0]?.before
  const found = collectStrings(
    [before],
    recorded.map(({ action }) => action),
    { policies, apiPath: API_PATH },
  )
  const words = new Set(SOURCE_WORDS)
  const renaming = createRenaming(found, { own, includesTexts: session.texts, words })
  const startedAt = recorded[0]?.at ?? 0
  const steps = [{ action: { type: '@@INIT' } as UnknownAction, at: startedAt }, ...recorded]
  const file: RecordFile = {
    monitorState: {},
    nextActionId: steps.length,
    actionsById: Object.fromEntries(
      steps.map(({ action: { type, ...rest }, at }, id) => [
        id,
        {
          type: 'PERFORM_ACTION',
          action: { ...(renaming.renameAll(rest) as object), type },
          timestamp: at,
        },
      ]),
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
            words,
          ),
        }
      : {}),
  }
  return { file, renaming }
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
    .map((secret) => secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
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

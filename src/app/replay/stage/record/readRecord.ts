import { parse } from 'jsan'
import * as v from 'valibot'
import { userApi } from '@/common/session/user'
import { LIMITS } from '@/contract/limits'
import { localeSchema } from '@/contract/locale'
import type { RootState } from '@/app/state/rootReducer'
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordFile,
  type RecordNote,
} from '@/app/recorder/recordFormat'
import { isReadableSchema, migrateRecord } from './migrateRecord'

/** Why a file is not shown. */
export type RecordProblem = 'broken' | 'foreign' | 'schema'

export interface RefusedRecord {
  problem: RecordProblem
  /** The build that can show the record, with the problem `schema`. */
  build?: string
}

const headSchema = v.object({
  session: v.object({
    format: v.literal(RECORD_FORMAT),
    v: v.number(),
    schema: v.number(),
    build: v.string(),
  }),
})

const fileSchema = v.looseObject({
  actionsById: v.record(
    v.string(),
    v.looseObject({ action: v.looseObject({ type: v.string() }), timestamp: v.number() }),
  ),
  stagedActionIds: v.pipe(v.array(v.number()), v.minLength(1)),
  skippedActionIds: v.array(v.number()),
  committedState: v.looseObject({ api: v.looseObject({}) }),
  session: v.looseObject({
    build: v.string(),
    locale: localeSchema,
    viewport: v.object({ width: v.number(), height: v.number() }),
    startedAt: v.string(),
    truncated: v.boolean(),
    texts: v.boolean(),
    code: v.optional(v.string()),
  }),
  notes: v.optional(
    v.array(
      v.object({
        step: v.pipe(v.number(), v.integer(), v.minValue(0)),
        text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.recordNote)),
      }),
    ),
  ),
  track: v.optional(v.array(v.looseObject({ kind: v.string(), at: v.number() }))),
})

/** The record in the text of a file, brought to our schema, or the problem with it. */
export function readRecord(text: string): RecordFile | RefusedRecord {
  let file: unknown
  try {
    file = parse(text)
  } catch {
    return { problem: 'broken' }
  }
  const head = v.safeParse(headSchema, file)
  if (!head.success) return { problem: 'foreign' }
  const { session } = head.output
  if (session.v !== RECORD_VERSION || !isReadableSchema(session.schema)) {
    return { problem: 'schema', build: session.build }
  }
  return v.is(fileSchema, file) && isWhole(file)
    ? migrateRecord(file as unknown as RecordFile)
    : { problem: 'broken' }
}

/** Whether every step is there, also those that the notes are about, and the user data, without which no screen can be drawn. */
function isWhole({
  stagedActionIds,
  actionsById,
  committedState,
  notes = [],
}: v.InferOutput<typeof fileSchema>) {
  if (!notes.every(({ step }) => step < stagedActionIds.length)) return false
  if (new Set(notes.map(({ step }) => step)).size < notes.length) return false
  if (!stagedActionIds.every((id) => String(id) in actionsById)) return false
  try {
    const state = committedState as unknown as RootState
    return userApi.endpoints.getUser.select()(state).data !== undefined
  } catch {
    return false
  }
}

/**
 * The text of a record's file with these notes in place of its own. Everything else stays as it was written: what jsan
 * encodes is plain JSON, and refers to nothing in the notes.
 */
export function withNotes(text: string, notes: readonly RecordNote[]): string {
  const { notes: _former, ...file } = JSON.parse(text) as { notes?: unknown }
  return JSON.stringify(notes.length > 0 ? { ...file, notes } : file)
}

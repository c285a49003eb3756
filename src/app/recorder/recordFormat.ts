import type { UnknownAction } from '@reduxjs/toolkit'
import type { Locale } from '@/contract/locale'
import type { TrackEvent } from './track/trackFormat'

export const RECORD_FORMAT = 'vitrina-session'
/** Version of the file's format. */
export const RECORD_VERSION = 1
/** Version of the state: raised when the reducers can no longer read older records, with a migration of those. */
export const RECORD_SCHEMA = 4
/** Version of the redaction rules. */
export const REDACTION = 1

/** Keeps what JSON loses: `undefined`, dates, NaN, infinity, and shared objects. */
export const JSAN_OPTIONS = { undefined: true, date: true, nan: true, infinity: true, refs: true }

/** Facts of the session besides its actions. */
export interface SessionInfo {
  format: typeof RECORD_FORMAT
  v: number
  build: string
  schema: number
  locale: Locale
  viewport: { width: number; height: number }
  /** UTC ISO 8601, of the first action. */
  startedAt: string
  /** Whether the record lacks the beginning of the session. */
  truncated: boolean
  redaction: number
  /** Whether the record contains the texts of posts. */
  texts: boolean
  /** The code of the report that the record belongs to; absent in older records. */
  code?: string
}

/** What support wrote about a step of a record. */
export interface RecordNote {
  step: number
  text: string
}

/** Redux DevTools' lifted state, so that its importer reads the file as it is, and our own block beside it. */
export interface RecordFile {
  monitorState: Record<string, never>
  nextActionId: number
  actionsById: Record<number, { type: 'PERFORM_ACTION'; action: UnknownAction; timestamp: number }>
  stagedActionIds: number[]
  skippedActionIds: number[]
  committedState: unknown
  currentStateIndex: number
  computedStates: never[]
  isLocked: false
  isPaused: false
  session: SessionInfo
  /** What happened in the window, in order; absent in older records. */
  track?: TrackEvent[]
  /** Of support, in the order of their steps, one of each; never written by the cabinet. */
  notes?: RecordNote[]
}

import type { SessionInfo } from '../../recorder/recordFormat'
import type { RecordProblem } from './readRecord'

/** One action of a record. */
export interface ReplayStep {
  type: string
  /** The endpoint, when the action belongs to a request. */
  endpoint: string | null
  /** Time, ms. */
  at: number
}

export interface OpenedRecord {
  session: SessionInfo
  steps: ReplayStep[]
}

/** The details of the current moment. */
export interface ReplayMoment {
  /** Path and search of the cabinet's address. */
  route: string
  /** The action that led here, as readable JSON. */
  action: string
  changed: string[]
  /** An error that a reducer threw here or before; the last good state is shown then. */
  error: string | null
  /** Number of requests and writes that were blocked so far. */
  stopped: number
}

/** The place where a record is shown, as the player sees it: a frame of its own, or a part of the page in a test. */
export interface ReplayStage {
  open: (text: string) => Promise<OpenedRecord | { problem: RecordProblem }>
  jump: (index: number) => ReplayMoment
}

declare global {
  interface Window {
    /** The stage registers itself here for the player, which owns its frame. */
    vitrinaReplayStage?: ReplayStage
  }
}

import type { RecordNote, SessionInfo } from '../../recorder/recordFormat'
import type { SeenWindow } from './createTrackPlayer'
import type { Comparison } from './record/compareRecords'
import type { RefusedRecord } from './record/readRecord'
import type { RecordFacts } from './record/recordFacts'
import type { StateChange } from './stateChanges'

export interface OpenedRecord extends RecordFacts {
  id: string
  session: SessionInfo
  notes: RecordNote[]
}

/** The details of the current moment. */
export interface ReplayMoment {
  /** Path and search of the cabinet's address. */
  route: string
  /** The action that led here, as readable JSON. */
  action: string
  changed: StateChange[]
  /** An error that a reducer threw here or before; the last good state is shown then. */
  error: string | null
  /** Number of requests and writes that were blocked so far. */
  stopped: number
}

/** The place where a record is shown, as the player sees it: a frame of its own, or a part of the page in a test. */
export interface ReplayStage {
  open: (text: string) => Promise<OpenedRecord | RefusedRecord>
  jump: (index: number) => ReplayMoment
  /** Scrolls the page to where it was at a time, and returns what the person did there. */
  show: (at: number) => SeenWindow
  /** The text of the open record's file, with notes. */
  fileWith: (notes: readonly RecordNote[]) => string
  /** The text of a test that plays the open record to a step. */
  testOf: (step: number) => string
  /** Lays the open record beside the one in a text. */
  compare: (text: string) => Comparison | RefusedRecord
  /** Opens the record that the open one was last compared with. */
  openOther: () => ReturnType<ReplayStage['open']>
}

declare global {
  interface Window {
    /** The stage registers itself here for the player, which owns its frame. */
    vitrinaReplayStage?: ReplayStage
  }
}

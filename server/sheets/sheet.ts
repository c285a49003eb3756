import { setImmediate } from 'node:timers/promises'

/**
 * `archive`: a ZIP that is not a workbook. `old-format`: XLS, and XLSX with a password. `other-file`: HTML, a picture, JSON. `no-header`: no row with
 * column names. The `too-…` kinds name the exceeded limit.
 */
export type SheetFailureKind =
  | 'archive'
  | 'old-format'
  | 'other-file'
  | 'broken'
  | 'empty'
  | 'no-header'
  | 'too-much-unpacked'
  | 'too-many-rows'
  | 'too-many-columns'

/** A file that cannot be read to its end as a table: no part of it may be used. */
export class SheetFailure extends Error {
  readonly kind: SheetFailureKind
  /** The line, from 1; null when the failure does not concern a line. */
  readonly line: number | null

  constructor(kind: SheetFailureKind, line: number | null = null) {
    super(line === null ? kind : `${kind} in line ${line}`)
    this.kind = kind
    this.line = line
  }
}

export interface SheetRow {
  /** The line of the file, from 1. */
  line: number
  cells: string[]
}

/** A table: its header, and the rows below it without the empty ones. */
export interface Sheet {
  header: SheetRow
  rows: AsyncIterable<SheetRow>
}

/** How likely the cells are a header: the number of known column names. */
export type KnownColumns = (cells: readonly string[]) => number

export const isEmptyRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Yields to all other work that waits for this thread. */
export const nextTurn = (): Promise<void> => setImmediate()

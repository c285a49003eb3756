export interface SheetRow {
  /** Of the file, from 1. */
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

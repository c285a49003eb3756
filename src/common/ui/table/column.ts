import type { Key, ReactNode } from 'react'

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  key: string
  title: string
  /** What a short title stands for. */
  hint?: string
  cell: (row: Row) => ReactNode
  /** By what the column sorts the rows; a column without it does not. */
  sortBy?: (row: Row) => string | number
  /** Numbers, dates and what is done with a row stand at the edge, in digits of one width. */
  align?: 'end'
  /** Any length of CSS; what is left is shared by the others. */
  width?: string
  /** The title is read aloud only: what is done with a row says so itself. */
  isAction?: boolean
}

export interface TableRows<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

import type { Key, ReactNode } from 'react'

/** A column of a table; the first one names the row. */
export interface Column<Row> {
  key: string
  title: string
  /** Explains a short title. */
  hint?: string
  cell: (row: Row) => ReactNode
  /** The value by which the column sorts; without it the column is not sortable. */
  sortBy?: (row: Row) => string | number
  /** Numbers, dates and actions are aligned to the end; with tabular digits in a table of nothing but numbers. */
  align?: 'end'
  /** The width of the column as any CSS length; columns without one share the rest. */
  width?: string
  /** The title is only for screen readers: the actions in the cells are labelled themselves. */
  isAction?: boolean
}

/** Whether every column except the first and the actions contains numbers or dates. */
export const holdsNumbers = (columns: readonly Pick<Column<never>, 'align' | 'isAction'>[]) =>
  columns.slice(1).every(({ align, isAction }) => isAction === true || align === 'end')

export interface TableRows<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

import type { StoredThing } from '@/contract/entities/account/privacy'
import type { Database } from '../../../db/tables'

export type TableName = keyof Database

/** The columns by which rows belong to the row of another table. */
interface Path {
  column: string
  table: TableName
}

/** How rows travel in the archive of an account. */
export interface Archived {
  /** The columns by which the rows are ordered; unique together. */
  key: readonly string[]
  /** Rows with another value of the column are left out. */
  only?: { column: string; values: readonly string[]; why: string }
  /** Columns that never travel, with the value that the row has elsewhere; `unique`: a text that no other row has. */
  leftOut?: Readonly<
    Record<string, { why: string; otherwise: string | number | null | { unique: true } }>
  >
  /** References within the account. */
  refs?: Readonly<Record<string, TableName>>
  /** The target of a reference of several columns. */
  after?: TableName
  /** References to what every installation has, which travel by its code. */
  codes?: Readonly<Record<string, 'plan' | 'team_role'>>
  /** Columns of JSON. */
  json?: readonly string[]
}

export interface StoredTable {
  /**
   * How its rows belong to an account; `itself`: the account's own row; `person`: to people; `none`: to the
   * installation, or to records that the law requires.
   */
  of: Path | 'itself' | 'person' | 'none'
  /** Every column: what it is for people (`STORED_THINGS` of the contract), or technical. */
  columns: Partial<Record<StoredThing | 'technical', string>>
  /** A text is the reason why no archive holds its rows. */
  archive: Archived | string
}

export const own: Path = { column: 'account_id', table: 'account' }
export const by = (column: string, table: TableName): Path => ({ column, table })
export const BY_ID = { key: ['id'] } as const

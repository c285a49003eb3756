import type { Database } from '../../../db/tables'

type Table = keyof Database

/**
 * How the rows of an account are found: the account's own row; by `account_id`; by a column that refers to a table with `account_id`; or its people:
 * members, and people whom its records name.
 */
export type Reach = 'own' | 'account' | 'people' | { column: string; of: Table }

/** The value of a column that is left out, in another installation; `unique`: a text that no other row has. */
type Otherwise = string | number | null | { unique: true }

export interface AccountTable {
  table: Table
  reach: Reach
  /** The columns by which its rows are ordered; unique together. */
  key: readonly string[]
  /** Rows with another value of the column are left out. */
  only?: { column: string; values: readonly string[]; why: string }
  /** Columns that are never exported, with the value that the row has elsewhere. */
  leftOut?: Readonly<Record<string, { why: string; otherwise: Otherwise }>>
  /** References within the account. */
  refs?: Readonly<Record<string, Table>>
  /** References to what every installation has, exported by its code. */
  codes?: Readonly<Record<string, 'plan' | 'team_role'>>
  /** Columns of JSON. */
  json?: readonly string[]
}

import type { Database } from '../../../db/tables'

type Table = keyof Database

/**
 * How the rows of an account are found. `own`: the account's row; `account`: by `account_id`; `people`: its members and the people whom its records
 * name; else by a column that refers to a table with `account_id`.
 */
export type Reach = 'own' | 'account' | 'people' | { column: string; of: Table }

/** The value that replaces a column that is not exported, in the other installation; `unique`: a text that no other row has. */
type Otherwise = string | number | null | { unique: true }

export interface AccountTable {
  table: Table
  reach: Reach
  /** The columns by which its rows are ordered; unique together. */
  key: readonly string[]
  /** Rows with another value of the column are left out. */
  only?: { column: string; values: readonly string[]; why: string }
  /** Columns that are never exported, with the value that replaces theirs. */
  leftOut?: Readonly<Record<string, { why: string; otherwise: Otherwise }>>
  /** References within the account. */
  refs?: Readonly<Record<string, Table>>
  /** References to plans and roles, which every installation has; exported as codes. */
  codes?: Readonly<Record<string, 'plan' | 'team_role'>>
  /** Columns of JSON. */
  json?: readonly string[]
}

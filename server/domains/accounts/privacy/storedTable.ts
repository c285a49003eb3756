import type { StoredThing } from '@/contract/entities/account/privacy'
import type { Database } from '../../../db/tables'

export type TableName = keyof Database

/** The columns by which rows belong to the row of another table. */
interface Path {
  column: string
  table: TableName
}

export interface StoredTable {
  /** How its rows belong to an account; `person`: to people; `none`: to the installation, or to records that the law requires. */
  of: Path | 'person' | 'none'
  /** Every column: what it is for people (`STORED` of the contract), or technical. */
  columns: Partial<Record<StoredThing | 'technical', string>>
}

export const own: Path = { column: 'account_id', table: 'account' }
export const by = (column: string, table: TableName): Path => ({ column, table })

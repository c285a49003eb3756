import type { StoredThing } from '@/contract/entities/account/privacy'
import type { Database } from '../../../db/tables'

export type TableName = keyof Database

/** The column by which a row refers to the row of another table that it belongs to. */
interface Path {
  column: string
  table: TableName
}

export interface StoredTable {
  /** The owner of its rows: an account, through `Path`; `person`: a person; `none`: the installation, or the law, which requires such records. */
  of: Path | 'person' | 'none'
  /** Every column, by its meaning for people (`STORED` of the contract) or as technical; names are separated by spaces. */
  columns: Partial<Record<StoredThing | 'technical', string>>
}

export const own: Path = { column: 'account_id', table: 'account' }
export const by = (column: string, table: TableName): Path => ({ column, table })

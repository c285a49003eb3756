import type { Generated } from 'kysely'
import type { ReviewImport, ReviewSource } from '@/contract/entities/reviewImport'
import type { Flag, Json, Time } from './columns'

/** What makes a post a marketplace review. */
export interface ReviewTable {
  post_id: number
  /** 1 to 5. */
  rating: number
  is_archived: Generated<Flag>
  is_edited: Generated<Flag>
  /** The product that it is about; null: none that the catalogue has. */
  sku_id: Generated<number | null>
  /** What the shop answered at the marketplace; empty without an answer. */
  answer: Generated<string>
  /** `TextRole[]`: the columns of a file that its text was made of. */
  text_roles: Generated<Json>
}

/** A file of reviews. */
export interface ReviewImportTable {
  id: Generated<number>
  account_id: number
  file_name: string
  /** `reading`: its rows are still being stored. */
  status: 'reading' | 'ready' | 'importing' | 'done'
  format: ReviewImport['format']
  source: ReviewSource
  /** `ReviewImport['columns']` of the contract. */
  columns: Generated<Json>
  row_count: Generated<number>
  /** Rows before this line are imported. */
  next_line: Generated<number>
  /** How many rows that is. */
  done: Generated<number>
  /** `ReviewCounts` of the contract, as far as it is imported. */
  counts: Json
  /** `ReviewProblem[]` of the contract, as far as it is imported. */
  problems: Generated<Json>
  created_at: Time
}

/** Rows of a file until they are imported. */
export interface ReviewImportRowTable {
  import_id: number
  line: number
  /** `string[]` */
  cells: Json
}

import type { Generated } from 'kysely'
import type { ReviewSource } from '@/contract/entities/posts/review'
import type { ReviewImport } from '@/contract/entities/posts/reviewImport'
import type { Flag, Json, Time } from './columns'

/** The review data of a post. */
export interface ReviewTable {
  post_id: number
  /** 1 to 5. */
  rating: number
  is_archived: Generated<Flag>
  is_edited: Generated<Flag>
  /** Its product; null when it is not in the catalogue. */
  sku_id: Generated<number | null>
  /** The shop's answer at the marketplace; empty without one. */
  answer: Generated<string>
  /** `TextRole[]`: the file columns of which its text is composed. */
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
  /** The number of imported rows. */
  done: Generated<number>
  /** `ReviewCounts` of the contract, of the imported rows. */
  counts: Json
  /** `ReviewProblem[]` of the contract, of the imported rows. */
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

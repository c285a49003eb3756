import type { Generated } from 'kysely'
import type { Time } from './columns'

/** A person's saved filter of the library in an account. */
export interface SavedViewTable {
  id: Generated<number>
  account_id: number
  person_id: number
  name: string
  /** `normalised` of `server/language/searchText.ts`: names that differ only in case are equal. */
  name_key: string
  /** The query part of the library's address. */
  search: string
  created_at: Time
}

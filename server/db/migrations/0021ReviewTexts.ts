import type { Kysely } from 'kysely'
import { emptyList } from './columns'

/** Which columns of a file a review's text was made of, so that a file without one of them does not shorten it. */
export async function addReviewTextRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('review').addColumn('text_roles', 'text', emptyList).execute()
}

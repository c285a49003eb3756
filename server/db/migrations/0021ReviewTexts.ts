import type { Kysely } from 'kysely'
import { emptyList } from './columns'

/** The file columns of which a review's text is composed, so that a file without one of them does not shorten it. */
export async function addReviewTextRoles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('review').addColumn('text_roles', 'text', emptyList).execute()
}

import { sql, type Kysely } from 'kysely'

/** Near-duplicates are found by more keys of each picture than those that were stored with the first ones. */
export async function lookAtPicturesAgain(db: Kysely<unknown>): Promise<void> {
  await sql`update media set look_due = 1 where look_due = 0`.execute(db)
}

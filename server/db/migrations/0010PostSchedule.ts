import { sql, type Kysely } from 'kysely'

/** An index of scheduled posts only, so that finding the next one is cheap. */
export async function createPostSchedule(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('post_schedule')
    .on('post')
    .columns(['publish_time', 'unpublish_time'])
    .where(sql.ref('is_enabled_scheduler'), '=', sql.lit(1))
    .execute()
}

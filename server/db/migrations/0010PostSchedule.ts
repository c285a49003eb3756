import { sql, type Kysely } from 'kysely'

/** Only posts that wait for their time stand in it, so that looking for the next one costs nothing. */
export async function createPostSchedule(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('post_schedule')
    .on('post')
    .columns(['publish_time', 'unpublish_time'])
    .where(sql.ref('is_enabled_scheduler'), '=', sql.lit(1))
    .execute()
}

import { sql, type Kysely } from 'kysely'
import { owned, required } from './columns'

/** What a person hid of the things that wait, and indexes by which those are counted. */
export async function createAttention(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attention_hidden')
    .addColumn('member_id', 'bigint', owned('member.id'))
    .addColumn('kind', 'text', required)
    .addColumn('count', 'bigint', required)
    .addColumn('hidden_until', 'bigint', required)
    .addPrimaryKeyConstraint('attention_hidden_key', ['member_id', 'kind'])
    .execute()
  await db.schema
    .createIndex('copyright_request_status')
    .on('copyright_request')
    .columns(['status', 'post_id'])
    .execute()
  await db.schema
    .createIndex('audit_schedule_failed')
    .on('audit')
    .columns(['account_id', 'at'])
    .where(sql.ref('action'), '=', sql.lit('post.schedule-failed'))
    .execute()
}

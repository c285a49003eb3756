import type { Kysely } from 'kysely'
import type { Database } from '../tables'

/** An answer that a shopper's browser sends twice counts once. Rows without a key are all different. */
export async function addAnswerKey(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('interaction_answer').addColumn('answer_key', 'text').execute()
  await db.schema
    .createIndex('interaction_answer_key')
    .unique()
    .on('interaction_answer')
    .columns(['post_id', 'answer_key'])
    .execute()
}

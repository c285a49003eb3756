import type { Kysely } from 'kysely'

/**
 * The key by which a repeated answer of a shopper's browser counts once; rows without a key are all
 * different. Answers belong to an interaction, not to its position.
 */
export async function addAnswerKey(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('interaction_answer').addColumn('answer_key', 'text').execute()
  await db.schema.alterTable('interaction_answer').addColumn('interaction_id', 'text').execute()
  await db.schema
    .createIndex('interaction_answer_interaction')
    .on('interaction_answer')
    .columns(['post_id', 'interaction_id'])
    .execute()
  await db.schema
    .createIndex('interaction_answer_key')
    .unique()
    .on('interaction_answer')
    .columns(['post_id', 'answer_key'])
    .execute()
}

import { sql, type Kysely } from 'kysely'
import { owned, required } from './columns'

/**
 * The letters that members chose or refused, and one table of all sent letters. The sent letters
 * about tariffs are moved into it.
 */
export async function createLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_choice')
    .addColumn('member_id', 'bigint', owned('member.id'))
    .addColumn('topic', 'text', required)
    .addColumn('is_on', 'integer', required)
    .addPrimaryKeyConstraint('mail_choice_key', ['member_id', 'topic'])
    .execute()
  await db.schema
    .createTable('sent_letter')
    .addColumn('member_id', 'bigint', owned('member.id'))
    .addColumn('code', 'text', required)
    .addColumn('period', 'text', required)
    .addColumn('sent_at', 'bigint', required)
    .addPrimaryKeyConstraint('sent_letter_key', ['member_id', 'code', 'period'])
    .execute()
  await sql`
    insert into sent_letter (member_id, code, period, sent_at)
    select member.id, tariff_letter.code, tariff_letter.period, tariff_letter.sent_at
    from tariff_letter join member on member.account_id = tariff_letter.account_id
    where member.is_owner = 1`.execute(db)
  await db.schema.dropTable('tariff_letter').execute()
}

import { sql } from 'kysely'
import type { Db } from '../../../server/db/openDatabase'
import type { TestWorld } from '../world'

const firstOf = async (db: Db, table: string, where = sql`1 = 1`): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where account_id = 1 and ${where} order by id limit 1
  `.execute(db)
  if (!rows[0]) throw new Error(`No row of ${table}`)
  return rows[0].id
}

async function personOf(db: Db, memberId: number): Promise<number> {
  const { person_id } = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select('person_id')
    .executeTakeFirstOrThrow()
  if (person_id === null) throw new Error('The member is invited only')
  return person_id
}

/** Adds a row to each table of the first account that the calls of the contract leave empty. */
export async function fillEmptyTables({ db, clock }: TestWorld): Promise<void> {
  const now = clock.now()
  const [member_id, post_id, sku_id, segment_id, source_id, album_id, media_id] = [
    await firstOf(db, 'member'),
    await firstOf(db, 'post', sql`id in (select post_id from post_media)`),
    await firstOf(db, 'sku'),
    await firstOf(db, 'segment'),
    await firstOf(db, 'source'),
    await firstOf(db, 'album'),
    await firstOf(db, 'media'),
  ]
  const [feed_id, widget_id, trash_id, plan_id] = [
    await firstOf(db, 'catalogue_feed'),
    await firstOf(db, 'widget'),
    await firstOf(db, 'trash'),
    1,
  ]
  const of = { account_id: 1 }
  await db
    .insertInto('payment')
    .values({ ...of, plan_id, amount: 199_000, months: 1, paid_at: now, paid_until: now + 1 })
    .execute()
  await db
    .insertInto('sent_letter')
    .values({ member_id, code: 'digest', period: '2026-03', sent_at: now })
    .execute()
  await db
    .insertInto('attention_hidden')
    .values({ member_id, kind: 'feed-failed', count: 1, hidden_until: now + 1 })
    .execute()
  await db
    .insertInto('shopper')
    .values({ ...of, mark: null, began_at: now, opened_at: now, ordered_at: null })
    .execute()
  await db
    .insertInto('creation')
    .values({
      ...of,
      person_id: await personOf(db, member_id),
      key: 'created-1',
      request_hash: 'hash',
      result: '{}',
      created_at: now,
    })
    .execute()
  await db
    .insertInto('usage_month')
    .values({ ...of, month: 24_315, loads: 7, visitors: 3 })
    .execute()
  await db
    .insertInto('feed_rejection')
    .values({ feed_id, position: 0, line: 2, article: 'A-0', reason: 'no-name' as never })
    .execute()
  await db.insertInto('post_segment').values({ post_id, segment_id }).execute()
  await db.insertInto('post_suggestion').values({ post_id, sku_id, position: 0 }).execute()
  await db
    .insertInto('interaction_answer')
    .values({
      ...of,
      post_id,
      type: 'question',
      carousel_position: 1,
      answer: 'Ответ «с кавычками»\nи строкой',
      value: null,
      created_at: now,
    })
    .execute()
  await db.insertInto('source_album').values({ source_id, album_id }).execute()
  await db
    .insertInto('source_item')
    .values({ source_id, key: 'k', revision: '', post_id, read_at: now })
    .execute()
  await db
    .insertInto('deleted_item')
    .values({ ...of, network: 'vk', key: 'k' })
    .execute()
  await db
    .insertInto('telegram_part')
    .values({ source_id, message_id: 1, key: 'k', part: '{}', state: 'taken', received_at: now })
    .execute()
  await db
    .insertInto('instagram_hashtag')
    .values({ source_id, name: 'дом', provider_id: '7', created_at: now })
    .execute()
  await db
    .insertInto('instagram_mention')
    .values({ source_id, media_id: 'm', comment_id: '', received_at: now })
    .execute()
  await db
    .insertInto('widget_page')
    .values({ widget_id, page: 'https://shop.test/', revision: 1, live_at: now, seen_at: now })
    .execute()
  const { id: page_id } = await db
    .insertInto('event_page')
    .values({ ...of, url: 'https://shop.test/' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('event')
    .values({
      ...of,
      widget_id,
      event_key: 'e',
      type: 'load',
      post_id,
      sku_id,
      device: 'mobile',
      page_id,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('media_look')
    .values({ ...of, media_id, look: 'AA==', group_id: media_id })
    .execute()
  await db
    .insertInto('media_look_key')
    .values({ ...of, media_id, key: 1 })
    .execute()
  await db.insertInto('trash_media').values({ trash_id, media_id }).execute()
}

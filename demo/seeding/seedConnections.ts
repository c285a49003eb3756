import type { IntegrationType } from '@/contract/entities/sources/integration'
import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../server/db/openDatabase'
import { sourceJob } from '../../server/domains/sources/reading/readingPlan'
import { planJob } from '../../server/queue/jobQueue'
import { SHOP_AUTHOR } from '../content/demoPost'

interface Connection {
  type: IntegrationType
  name: string
  sources: readonly SourceType[]
}

/** The networks of the demo shop's posts. */
const CONNECTIONS: readonly Connection[] = [
  { type: 'vk', name: 'Лён и глина', sources: ['vk'] },
  { type: 'facebook', name: SHOP_AUTHOR, sources: ['instagram', 'mention'] },
]
const SYNCED_BEFORE_MS = 2 * 3_600_000
/**
 * The time until the next reading, as the demo shows it. Without a token a reading imports nothing,
 * so it is a day away.
 */
const READ_AFTER_MS = 24 * 3_600_000

/** The demo shop's connections without tokens: the demo calls no network. */
export async function seedConnections(
  db: Db,
  accountId: number,
  { now, created_at }: { now: number; created_at: number },
): Promise<void> {
  const synced_at = now - SYNCED_BEFORE_MS
  for (const { type, name, sources } of CONNECTIONS) {
    const { id } = await db
      .insertInto('integration')
      .values({ account_id: accountId, type, name, status: 'working', synced_at, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const source of sources) {
      const seeded = await db
        .insertInto('source')
        .values({
          account_id: accountId,
          integration_id: id,
          type: source,
          name,
          auto_markup_mode: 'off',
          synced_at,
          created_at,
        })
        .returning(['id', 'account_id', 'type'])
        .executeTakeFirstOrThrow()
      await seedItems(db, seeded, synced_at)
      // Posts of others are read together with those of the profile.
      if (source !== 'mention') await planJob(db, sourceJob(seeded), now + READ_AFTER_MS, now)
    }
  }
}

/** The posts of a source, as if it had been read. */
async function seedItems(
  db: Db,
  { id, account_id, type }: { id: number; account_id: number; type: SourceType },
  read_at: number,
): Promise<void> {
  await db
    .insertInto('source_item')
    .columns(['source_id', 'key', 'revision', 'post_id', 'read_at'])
    .expression((item) =>
      item
        .selectFrom('post')
        .where('account_id', '=', account_id)
        .where('provider', '=', type)
        .select((post) => [
          post.val(id).as('source_id'),
          'provider_id as key',
          post.val('').as('revision'),
          'post.id as post_id',
          post.val(read_at).as('read_at'),
        ]),
    )
    .execute()
}

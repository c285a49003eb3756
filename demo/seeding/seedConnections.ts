import type { IntegrationType } from '@/contract/entities/integration'
import type { SourceType } from '@/contract/entities/source'
import type { Db } from '../../server/db/openDatabase'
import { SHOP_AUTHOR } from '../content/demoPost'

interface Connection {
  type: IntegrationType
  name: string
  sources: readonly SourceType[]
}

/** The networks that the demo shop's posts came from. */
const CONNECTIONS: readonly Connection[] = [
  { type: 'vk', name: 'Лён и глина', sources: ['vk'] },
  { type: 'facebook', name: SHOP_AUTHOR, sources: ['instagram', 'mention'] },
]
const SYNCED_BEFORE_MS = 2 * 3_600_000

/** The demo shop's connections without tokens: the demo asks nobody. */
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
    await db
      .insertInto('source')
      .values(
        sources.map((source) => ({
          account_id: accountId,
          integration_id: id,
          type: source,
          name,
          auto_markup_mode: 'off' as const,
          synced_at,
          created_at,
        })),
      )
      .execute()
  }
}

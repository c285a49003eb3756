import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import type { Integration } from '@/contract/entities/sources/integration'
import type { Actor } from '../../../auth/actor'
import { createOnce, storedResult } from '../../../auth/createOnce'
import { audit } from '../../../auth/audit'
import { takeTurns } from '../../../db/writers'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import { feedOf } from '../../../networks/channels/channelReader'
import type { World } from '../../../world'
import { presentIntegration } from '../../accounts/presentAccount'
import { freeName } from '../freeName'
import { planSourceReading } from '../reading/readingPlan'
import { readChannelAt, type ReadChannel } from './findChannel'

const TYPES = ['youtube', 'rss'] as const

/**
 * Connects the channel at a link and queues its reading
 * (product-rules/sources.md#channels-by-link). Refuses a channel that is connected already or
 * exceeds the limit.
 */
export async function connectChannel(
  world: World,
  actor: Actor,
  link: string,
): Promise<Integration> {
  const connected = storedResult<Integration>(actor)
  if (connected) return connected
  const channel = await readChannelAt(world, actor.account.id, link)
  return createOnce(world, actor, async (db) => {
    await takeTurns(db, `channels of ${String(actor.account.id)}`)
    await checkRoom(db, actor, channel)
    const { type, id: provider_id } = channel
    const created = { account_id: actor.account.id, type, created_at: world.clock.now() }
    const name = await freeName(db, created, channel.title, feedOf(world, channel))
    const row = await db
      .insertInto('integration')
      .values({ ...created, name, provider_id, status: 'working' })
      .returningAll()
      .executeTakeFirstOrThrow()
    const source = await db
      .insertInto('source')
      .values({ ...created, integration_id: row.id, name, auto_markup_mode: 'off' })
      .returning(['id', 'account_id'])
      .executeTakeFirstOrThrow()
    await planSourceReading(db, world, source)
    await audit(db, world, actor, {
      action: 'integration.create',
      entity: 'integration',
      id: row.id,
      detail: { type },
    })
    return presentIntegration(row)
  })
}

async function checkRoom(db: Db, { account }: Actor, { type, id }: ReadChannel): Promise<void> {
  const stored = await db
    .selectFrom('integration')
    .select(['type', 'provider_id'])
    .where('account_id', '=', account.id)
    .where('type', 'in', TYPES)
    .execute()
  if (stored.some((one) => one.type === type && one.provider_id === id)) {
    throw refused('channel-already-connected', 'link')
  }
  if (stored.length >= CHANNEL_LIMITS.channels) {
    throw refused('too-many-channels', 'link', { count: CHANNEL_LIMITS.channels })
  }
}

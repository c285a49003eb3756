import { FEED_LIMITS } from '@/contract/feedLimits'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import { audit } from '../../auth/audit'
import { takeTurns } from '../../db/writers'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { isPrivateHost } from '../../outbound/isPrivateHost'
import type { World } from '../../world'
import { ownFeed } from './loadFeeds'
import { planReading } from './feedReading'

/** Submits a catalogue feed for review; with an id it replaces that feed's link and is reviewed again (product-rules/sources.md#feed). */
export async function createFeed(
  world: World,
  actor: Actor,
  { link, id }: { link: string; id?: number | undefined },
): Promise<CatalogueFeed> {
  const url = readLink(world, link)
  return createOnce(world, actor, async (db) => {
    await takeTurns(db, `feeds of ${String(actor.account.id)}`)
    await refuseTwin(db, actor, url.href, id)
    const submission = { link: url.href, submitted_at: world.clock.now() }
    const feedId =
      id === undefined
        ? await insert(db, actor, submission)
        : await replace(db, actor, id, submission)
    await planReading(db, world, { id: feedId, account_id: actor.account.id })
    await audit(db, world, actor, {
      action: id === undefined ? 'feed.create' : 'feed.replace',
      entity: 'feed',
      id: feedId,
      detail: { host: url.hostname },
    })
    return ownFeed(db, actor, feedId, world.clock.now())
  })
}

interface Submission {
  link: string
  submitted_at: number
}

async function refuseTwin(
  db: Db,
  { account }: Actor,
  link: string,
  id: number | undefined,
): Promise<void> {
  const feeds = await db
    .selectFrom('catalogue_feed')
    .select(['id', 'link'])
    .where('account_id', '=', account.id)
    .where('status', '!=', 'disconnected')
    .execute()
  if (feeds.some((feed) => feed.link === link && feed.id !== id))
    throw refused('feed-exists', 'link')
  if (id === undefined && feeds.length >= FEED_LIMITS.feeds) {
    throw refused('too-many-feeds', 'link', { count: FEED_LIMITS.feeds })
  }
}

async function insert(db: Db, { account }: Actor, submission: Submission): Promise<number> {
  const { id } = await db
    .insertInto('catalogue_feed')
    .values({ account_id: account.id, status: 'review', ...submission })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function replace(
  db: Db,
  { account }: Actor,
  id: number,
  submission: Submission,
): Promise<number> {
  const replaced = await db
    .updateTable('catalogue_feed')
    .set((feed) => ({
      ...submission,
      status: 'review',
      is_loss_accepted: 0,
      etag: '',
      last_modified: '',
      sample: '[]',
      loss: null,
      revision: feed('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('status', '!=', 'disconnected')
    .returning('id')
    .executeTakeFirst()
  if (!replaced) throw new ApiError(404, 'not-found')
  return replaced.id
}

/** Custom ports are allowed only in a shop's own network. */
function readLink({ settings }: World, link: string): URL {
  const url = URL.canParse(link) ? new URL(link) : null
  if (!url) throw refused('wrong-link', 'link')
  if (settings.allowPrivateLinks) return url
  if (url.port !== '') throw refused('link-with-port', 'link')
  if (isPrivateHost(url.hostname)) throw refused('private-link', 'link')
  return url
}

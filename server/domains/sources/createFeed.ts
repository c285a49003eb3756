import type { Feed } from '@/contract/entities/integration'
import type { Actor } from '../../auth/actor'
import { refused } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { isPrivateHost } from '../../outbound/isPrivateHost'
import { loadFeed } from '../accounts/loadAccountData'

/**
 * Submits the catalogue feed for review; a second one replaces the link and is reviewed again
 * (product-rules/sources.md#feed).
 */
export async function createFeed(world: World, actor: Actor, link: string): Promise<Feed> {
  const url = readLink(world, link)
  return world.db.transaction().execute(async (db) => {
    const submission = {
      link: url.href,
      status: 'review',
      submitted_at: world.clock.now(),
      read_at: null,
    } as const
    await db
      .insertInto('feed')
      .values({ account_id: actor.account.id, ...submission })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet((feed) => ({ ...submission, revision: feed('feed.revision', '+', 1) })),
      )
      .execute()
    await audit(db, world, actor, {
      action: 'feed.create',
      entity: 'feed',
      id: actor.account.id,
      detail: { host: url.hostname },
    })
    const feed = await loadFeed(db, actor.account.id)
    if (!feed) throw new Error('the feed has just been written')
    return feed
  })
}

function readLink({ settings }: World, link: string): URL {
  const url = URL.canParse(link) ? new URL(link) : null
  if (!url) throw refused('wrong-link', 'link')
  if (!settings.allowPrivateLinks && isPrivateHost(url.hostname))
    throw refused('private-link', 'link')
  return url
}

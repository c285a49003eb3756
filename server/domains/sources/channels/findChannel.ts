import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import type { FoundChannel } from '@/contract/entities/sources/channel'
import { refused } from '../../../errors/apiError'
import { FeedFailure } from '../../../feeds/feedFailure'
import { isoOrNull } from '../../../language/times'
import { feedOf, itemsOf, type ConnectedChannel } from '../../../networks/channels/channelReader'
import { openChannel, type OpenedChannel } from '../../../networks/channels/openChannel'
import type { ChannelFeed } from '../../../networks/channels/readChannelFeed'
import {
  channelIdIn,
  channelIdOf,
  isYoutube,
  youtubeFeed,
  youtubePage,
} from '../../../networks/channels/youtube'
import { WebFailure } from '../../../outbound/web'
import { baseOf, webAddress } from '../../../page/pageFacts'
import type { World } from '../../../world'
import { limitReadings } from '../../links/limitReadings'
import { linkFailure } from '../../links/linkFailure'

/** A channel with the current content of its feed. */
export interface ReadChannel extends ConnectedChannel {
  /** The channel's title; never empty. */
  title: string
  feed: ChannelFeed
}

/** The user waits for the response. */
const PATIENCE_MS = 20_000
/** Feeds of a page that are tried: the first is the site's own, others are of comments and the like. */
const MAX_FEEDS = 3

/** Reads the channel at a link (product-rules/sources.md#channels-by-link); refuses links without a channel. */
export function readChannelAt(world: World, accountId: number, link: string): Promise<ReadChannel> {
  return limitReadings(world, accountId, async () => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const url = new URL(link)
      return await (isYoutube(world, url) && !isOtherFeed(url)
        ? youtubeAt(world, url, signal)
        : feedAt(world, url.href, signal))
    } catch (error) {
      if (error instanceof FeedFailure) throw refused('no-channel', 'link')
      if (error instanceof WebFailure && error.kind === 'unreachable') {
        throw refused('channel-unreachable', 'link')
      }
      throw linkFailure(error)
    }
  })
}

/** Presents a channel before it is connected. */
export function presentChannel(world: World, channel: ReadChannel): FoundChannel {
  const items = itemsOf(world, channel, channel.feed)
  return {
    type: channel.type,
    title: channel.title,
    link: feedOf(world, channel),
    pictured: items.filter(({ leftOut }) => leftOut === null).length,
    total: items.length,
    newest: channel.feed.entries.slice(0, CHANNEL_LIMITS.sample).map((entry) => ({
      title: (entry.title || entry.text).slice(0, CHANNEL_LIMITS.line),
      publishedAt: isoOrNull(entry.publishedAt),
      hasPicture: entry.images.length > 0,
    })),
  }
}

/** A feed of YouTube that is not a channel's (a playlist's) is read like the feed of any site. */
const isOtherFeed = (url: URL) => url.pathname.startsWith('/feeds/') && channelIdOf(url) === null

async function youtubeAt(world: World, url: URL, signal: AbortSignal): Promise<ReadChannel> {
  const id = channelIdOf(url) ?? (await namedChannel(world, url, signal))
  const opened =
    id === null ? null : await openChannel(world.web, youtubeFeed(world, id), { signal })
  // YouTube has denied all feeds for days at a time: the link may be correct.
  if (opened?.kind === 'status') throw refused('channel-unreachable', 'link')
  if (id === null || opened?.kind !== 'feed') throw refused('no-youtube-channel', 'link')
  return { type: 'youtube', id, title: titleOf(opened.feed, url), feed: opened.feed }
}

/** Handles and older names are resolved by the page of the channel. */
async function namedChannel(world: World, url: URL, signal: AbortSignal): Promise<string | null> {
  const opened = await openChannel(world.web, youtubePage(world, url), { signal })
  const isAway = opened.kind === 'status' && (opened.status >= 500 || opened.status === 429)
  if (isAway) throw refused('channel-unreachable', 'link')
  return opened.kind === 'page' ? channelIdIn(opened.scan) : null
}

async function feedAt({ web }: World, link: string, signal: AbortSignal): Promise<ReadChannel> {
  const opened = await openChannel(web, link, { signal })
  if (opened.kind !== 'page') return readFeed(opened)
  const base = baseOf(opened.scan, opened.url)
  const named = opened.scan.feeds
    .slice(0, MAX_FEEDS)
    .flatMap((feed) => webAddress(feed, base) ?? [])
  for (const address of named) {
    const found = await openChannel(web, address, { signal }).catch(passedOver)
    if (found?.kind === 'feed') return readFeed(found)
  }
  throw refused('no-channel', 'link')
}

/**
 * Ignores the failure of a feed, because another feed of the page may be right. A private address
 * stays a refusal.
 */
function passedOver(error: unknown): null {
  if (error instanceof FeedFailure) return null
  if (error instanceof WebFailure && error.kind !== 'private') return null
  throw error
}

function readFeed(opened: OpenedChannel): ReadChannel {
  if (opened.kind !== 'feed') throw refused('channel-unreachable', 'link')
  const { url, feed } = opened
  return { type: 'rss', id: url, title: titleOf(feed, new URL(url)), feed }
}

const titleOf = ({ title }: ChannelFeed, { hostname }: URL) =>
  title.slice(0, CHANNEL_LIMITS.line).trim() || hostname

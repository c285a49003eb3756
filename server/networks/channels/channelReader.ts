import { createHash } from 'node:crypto'
import { FeedFailure } from '../../feeds/feedFailure'
import { WebFailure, type WebValidators } from '../../outbound/web'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import type { NetworkItem, SourceReader } from '../sourceReader'
import type { ChannelEntry } from './channelEntry'
import { openChannel, type OpenedChannel } from './openChannel'
import type { ChannelFeed } from './readChannelFeed'
import { largestPoster, missingVideos, youtubeFeed } from './youtube'

const HOUR_MS = 3_600_000

/** A channel that is connected by its link. */
export interface ConnectedChannel {
  type: 'youtube' | 'rss'
  /** The id of a YouTube channel; the address of any other feed. */
  id: string
}

export interface ChannelOptions {
  signal: AbortSignal
  /** The validators of the last read response. */
  validators: WebValidators
  /** Called once the feed's items are stored. */
  onRead: (validators: WebValidators) => Promise<void>
}

/** The address of a channel's feed. */
export const feedOf = (world: Pick<World, 'settings'>, { type, id }: ConnectedChannel): string =>
  type === 'youtube' ? youtubeFeed(world, id) : id

/** Reads the feed of a channel: its newest posts, up to the length of the feed. */
export function channelReader(
  world: World,
  channel: ConnectedChannel,
  { signal, validators, onRead }: ChannelOptions,
): SourceReader {
  const listed = new Set<string>()
  const findMissing = async (keys: readonly string[]) => {
    const [known] = listed
    const unsure = keys.filter((key) => !listed.has(key))
    if (unsure.length === 0) return new Set<string>()
    // When YouTube denies a video of its own feed, it denies all of them.
    const probed = known === undefined ? null : await missingVideos(world, [known], signal)
    if (probed === null || probed.size > 0) throw new NetworkFailure('unreachable', 'oembed')
    return missingVideos(world, unsure, signal)
  }
  return {
    async *pages() {
      const opened = await reached(world, channel, { signal, validators })
      if (opened.kind === 'unchanged') return
      const { feed } = opened
      const items = itemsOf(world, channel, feed)
      for (const { key } of items) listed.add(key)
      yield {
        items,
        total: items.length,
        hasMore: false,
        confirm: () => onRead(opened.validators),
      }
    },
    lookUp: null,
    ...(channel.type === 'youtube' ? { findMissing } : {}),
  }
}

type Reached = Extract<OpenedChannel, { kind: 'feed' | 'unchanged' }>

/** The feed; throws a `NetworkFailure` for any other response. */
async function reached(
  world: World,
  channel: ConnectedChannel,
  options: Pick<ChannelOptions, 'signal' | 'validators'>,
): Promise<Reached> {
  let opened: OpenedChannel
  try {
    opened = await openChannel(world.web, feedOf(world, channel), options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof FeedFailure) throw new NetworkFailure('unreachable', error.kind)
    if (!(error instanceof WebFailure)) throw error
    const isForbidden = error.kind === 'private' || error.kind === 'unusual'
    throw new NetworkFailure(isForbidden ? 'closed' : 'unreachable', error.kind)
  }
  if (opened.kind === 'status') throw statusFailure(channel, opened.status)
  if (opened.kind === 'page') throw new NetworkFailure('unreachable', 'a page')
  return opened
}

/** YouTube has denied all feeds for days at a time: no status means that the channel is deleted. */
function statusFailure({ type }: ConnectedChannel, status: number): NetworkFailure {
  if (status === 429) return new NetworkFailure('limited', String(status), HOUR_MS)
  const isClosed = type === 'rss' && [401, 403, 410].includes(status)
  return new NetworkFailure(isClosed ? 'closed' : 'unreachable', String(status))
}

/** Each post once; keeps the feed's order. */
export function itemsOf(
  world: Pick<World, 'web' | 'clock'>,
  channel: ConnectedChannel,
  feed: ChannelFeed,
): NetworkItem[] {
  const items = new Map<string, NetworkItem>()
  for (const entry of feed.entries) {
    const item = presentEntry(world, channel, feed, entry)
    if (item !== null && !items.has(item.key)) items.set(item.key, item)
  }
  return [...items.values()]
}

function presentEntry(
  world: Pick<World, 'web' | 'clock'>,
  channel: ConnectedChannel,
  feed: ChannelFeed,
  entry: ChannelEntry,
): NetworkItem | null {
  const { title, link, images, videoId, author } = entry
  const text = entry.text.startsWith(title) ? entry.text : `${title}\n\n${entry.text}`.trim()
  const key = keyOf(channel, entry)
  if (key === null) return null
  const [poster] = images
  return {
    key,
    revision: hashOf(text),
    origin: 'own',
    author: { name: author || feed.title, link: feed.link },
    text,
    link,
    publishedAt: entry.publishedAt ?? world.clock.now(),
    likeCount: entry.likeCount,
    commentCount: 0,
    images,
    videos: [],
    ...(videoId !== null && poster !== undefined
      ? {
          findMedia: async (signal) => ({
            images: [await largestPoster(world.web, poster, signal)],
            videos: [],
          }),
        }
      : {}),
    leftOut: images.length === 0 ? 'no-picture' : null,
  }
}

/** Ids of two feeds may be equal, so a key includes its feed; ids of videos are globally unique. */
function keyOf({ type, id }: ConnectedChannel, entry: ChannelEntry): string | null {
  if (type === 'youtube') return entry.videoId
  const name = entry.id || entry.title || entry.text
  return name === '' ? null : hashOf(id, name)
}

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)

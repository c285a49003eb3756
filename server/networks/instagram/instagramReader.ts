import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import type { ItemPage, NetworkItem, SourceReader } from '../sourceReader'
import { callGraph, type GraphCaller } from './graphApi'
import { mentionPages, type MentionQueue } from './mentionPages'
import { isOwnKey, MEDIA_FIELDS, mediaItem, type MediaKind } from './mediaItem'

const PAGE = 50
/**
 * More posts than this are checked by the list of the profile's posts, a page of which costs as
 * much as one post.
 */
const MANY = 10
const MAX_PAGES = 10
/**
 * The maximum pages of a hashtag in one reading: a popular one has hundreds of thousands of posts a
 * day.
 */
const HASHTAG_PAGES = 2

const pageSchema = v.object({
  data: v.array(v.unknown()),
  paging: v.optional(
    v.object({
      cursors: v.optional(v.object({ after: v.optional(v.string()) })),
      next: v.optional(v.string()),
    }),
  ),
})

interface Profile {
  id: string
  callerOf: () => Promise<GraphCaller>
  /** Ids of the hashtags due for reading. */
  hashtags: () => Promise<readonly string[]>
  /** Called once the hashtags were read. */
  onHashtagsEnd: () => Promise<void>
  mentions: MentionQueue
}

interface MediaList {
  path: string
  query?: Record<string, string>
  fields: string
  kind: MediaKind
  /** `next`: another page is announced. `more`: nothing is announced, and an empty page is the last. */
  ends: 'next' | 'more'
  mostPages?: number
}

/** Reads a business profile: its posts and stories, posts in which it is tagged or mentioned, and posts of hashtags. */
export function instagramReader(
  world: World,
  { id, callerOf, hashtags, onHashtagsEnd, mentions }: Profile,
): SourceReader {
  async function* pagesOf(list: MediaList): AsyncIterable<ItemPage> {
    let after = ''
    for (let page = 1; ; page += 1) {
      const query = {
        ...list.query,
        fields: list.fields,
        limit: String(PAGE),
        ...(after === '' ? {} : { after }),
      }
      const { data, paging } = await callGraph(
        world,
        await callerOf(),
        list.path,
        query,
        pageSchema,
      )
      after = paging?.cursors?.after ?? ''
      const isAnnounced = list.ends === 'more' ? data.length > 0 : paging?.next !== undefined
      const hasMore = after !== '' && isAnnounced && page < (list.mostPages ?? Infinity)
      yield { items: itemsOf(data, list.kind), total: null, hasMore }
      if (!hasMore) return
    }
  }

  const own = { path: `${id}/media`, fields: MEDIA_FIELDS.own, kind: 'own', ends: 'next' } as const
  const lists: MediaList[] = [
    { path: `${id}/stories`, fields: MEDIA_FIELDS.story, kind: 'story', ends: 'next' },
    // The list announces no next page, but has one.
    { path: `${id}/tags`, fields: MEDIA_FIELDS.tagged, kind: 'other', ends: 'more' },
  ]

  async function* hashtagPages(): AsyncIterable<ItemPage> {
    const ids = await hashtags()
    if (ids.length === 0) return
    for (const hashtag of ids) {
      const pages = pagesOf({
        path: `${hashtag}/recent_media`,
        query: { user_id: id },
        fields: MEDIA_FIELDS.hashtag,
        kind: 'other',
        ends: 'more',
        mostPages: HASHTAG_PAGES,
      })
      // Unordered, so that a page of known posts is not the end.
      for await (const page of pages) yield { ...page, hasMore: true, isMixed: true }
    }
    yield { items: [], total: null, hasMore: false, confirm: onHashtagsEnd }
  }

  let listed: Map<string, NetworkItem> | null = null
  async function readListed(): Promise<Map<string, NetworkItem>> {
    const found = new Map<string, NetworkItem>()
    for await (const { items } of pagesOf({ ...own, mostPages: MAX_PAGES })) {
      for (const item of items) found.set(item.key, item)
    }
    return found
  }

  return {
    pages: () => pagesOf(own),
    otherPages: () =>
      [
        ...lists.map(pagesOf),
        mentionPages(world, { id, callerOf, queue: mentions }),
        hashtagPages(),
      ].map(whatIsAllowed),
    isLookedUp: isOwnKey,
    lookUp: async (keys) => {
      if (keys.length > MANY) listed ??= await readListed()
      const items: NetworkItem[] = []
      for (const key of keys) {
        const item = listed?.get(key) ?? (await readMedia(world, await callerOf(), key))
        if (item) items.push(item)
      }
      return items
    },
  }
}

/** Ends the list when its permission is missing or it is unavailable, so that the profile's own posts are still read. */
async function* whatIsAllowed(pages: AsyncIterable<ItemPage>): AsyncIterable<ItemPage> {
  try {
    yield* pages
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === 'key') throw error
  }
}

/** One post of the profile's own; null when this id does not exist any more. */
async function readMedia(
  world: World,
  caller: GraphCaller,
  id: string,
): Promise<NetworkItem | null> {
  try {
    const media = await callGraph(world, caller, id, { fields: MEDIA_FIELDS.own }, v.unknown())
    return mediaItem(media, 'own')
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind === 'closed') return null
    throw error
  }
}

const itemsOf = (data: readonly unknown[], kind: MediaKind) =>
  data.flatMap((media) => mediaItem(media, kind) ?? [])

import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import type { ItemPage } from '../sourceReader'
import { callVk, type VkCaller } from './vkApi'
import { knownItems, pageSchema, WALL_PAGE } from './wallPost'

/** VK allows an application a thousand searches a day: with this interval, for some hundred groups. */
const EVERY_MS = 3 * 3_600_000
/** Covers posts that the search had not indexed yet. */
const OVERLAP_MS = 24 * 3_600_000
const FIRST_MS = 7 * 24 * 3_600_000

const groupsSchema = v.object({
  groups: v.array(v.object({ id: v.number(), screen_name: v.optional(v.string()) })),
})
const foundSchema = v.object({ ...pageSchema.entries, next_from: v.optional(v.string(), '') })

/** Whether a mention search is due, by the times (ms) of this reading and of the last completed search. */
export const areMentionsDue = (now: number, before: number | null): boolean =>
  before === null || Math.floor(now / EVERY_MS) !== Math.floor(before / EVERY_MS)

export interface MentionSearch {
  groupId: number
  /** When the last search that was read to its end began (ms); null before the first one. */
  before: number | null
  /** Called when the search is read to its end, with the time (ms) at which it began. */
  onEnd(at: number): Promise<void>
}

/**
 * Posts of others that mention the group, newest first, since shortly before the last search. Only the operator's application may search. A refused
 * search ends the list, so that the group's own posts are still read.
 */
export async function* mentionPages(
  world: World,
  caller: VkCaller,
  { groupId, before, onEnd }: MentionSearch,
): AsyncIterable<ItemPage> {
  const now = world.clock.now()
  const since = before === null ? now - FIRST_MS : before - OVERLAP_MS
  try {
    const name = await screenName(world, caller, groupId)
    let from = ''
    do {
      const found = await callVk(
        world,
        caller,
        'newsfeed.search',
        {
          q: `@${name}`,
          extended: '1',
          count: String(WALL_PAGE),
          start_time: String(Math.floor(since / 1000)),
          ...(from === '' ? {} : { start_from: from }),
        },
        foundSchema,
      )
      from = found.next_from === from ? '' : found.next_from
      const items = knownItems(found, groupId, 'newsfeed.search')
      const hasMore = from !== ''
      yield {
        items: items.filter(({ origin }) => origin === 'mention'),
        total: null,
        hasMore,
        // The search indexes some posts late, and returns the group's own ones too.
        isMixed: true,
        ...(hasMore ? {} : { confirm: () => onEnd(now) }),
      }
    } while (from !== '')
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error
  }
}

async function screenName(world: World, caller: VkCaller, groupId: number): Promise<string> {
  const form = { group_id: String(groupId), fields: 'screen_name' }
  const { groups } = await callVk(world, caller, 'groups.getById', form, groupsSchema)
  return groups.find(({ id }) => id === groupId)?.screen_name ?? `club${String(groupId)}`
}

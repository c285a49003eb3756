import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import type { ItemPage } from '../sourceReader'
import { callVk, type VkCaller } from './vkApi'
import { knownItems, pageSchema, WALL_PAGE } from './wallPage'

/** VK's search answers an application a thousand times a day: with this, of some hundred groups. */
const EVERY_MS = 3 * 3_600_000
/** What was posted while the search did not know of it yet. */
const OVERLAP_MS = 24 * 3_600_000
const FIRST_MS = 7 * 24 * 3_600_000

const groupsSchema = v.object({
  groups: v.array(v.object({ id: v.number(), screen_name: v.optional(v.string()) })),
})
const foundSchema = v.object({ ...pageSchema.entries, next_from: v.optional(v.string(), '') })

/** Whether mentions are looked for now, by the times (ms) of this reading and of the last search that was read to its end. */
export const areMentionsDue = (now: number, before: number | null): boolean =>
  before === null || Math.floor(now / EVERY_MS) !== Math.floor(before / EVERY_MS)

export interface MentionSearch {
  groupId: number
  /** When mentions were last read to their end (ms); null: never. */
  before: number | null
  /** Is called when they are read to their end, with the time (ms) at which that began. */
  onEnd(at: number): Promise<void>
}

/**
 * Posts of others that name the group, the newest first, since a little before the last search. Only the operator's
 * application may search. What the search refuses ends the list: the group's own posts were read.
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
        // The search learns of some posts late, and has the group's own ones too.
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

import type { World } from '../../world'
import type { ItemPage, SourceReader } from '../sourceReader'
import { mentionPages, type MentionSearch } from './mentionPages'
import { callVk, type VkCaller } from './vkApi'
import { knownItems, pageSchema, WALL_PAGE } from './wallPost'

/** Pages overlap, so that a post deleted meanwhile hides none of the posts that moved up. */
const OVERLAP = 5

interface Wall {
  groupId: number
  /** Absent when mentions are not searched. */
  mentions?: Omit<MentionSearch, 'groupId'>
}

/** Reads the wall of a group, and posts of others that mention it. */
export function wallReader(
  world: World,
  caller: VkCaller,
  { groupId, mentions }: Wall,
): SourceReader {
  async function read(
    method: string,
    form: Record<string, string>,
  ): Promise<ItemPage & { size: number }> {
    const response = await callVk(world, caller, method, { ...form, extended: '1' }, pageSchema)
    return {
      items: knownItems(response, groupId, method),
      total: response.count ?? null,
      hasMore: false,
      size: response.items.length,
    }
  }

  return {
    async *pages() {
      for (let offset = 0; ; offset += WALL_PAGE - OVERLAP) {
        const page = await read('wall.get', {
          owner_id: String(-groupId),
          filter: 'owner',
          offset: String(offset),
          count: String(WALL_PAGE),
        })
        const hasMore = page.size > 0 && offset + page.size < (page.total ?? 0)
        yield { items: page.items, total: page.total, hasMore }
        if (!hasMore) return
      }
    },
    otherPages: () => (mentions ? [mentionPages(world, caller, { groupId, ...mentions })] : []),
    lookUp: async (keys) => (await read('wall.getById', { posts: keys.join(',') })).items,
  }
}

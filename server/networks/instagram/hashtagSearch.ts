import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { callGraph, type GraphCaller } from './graphApi'

const foundSchema = v.object({ data: v.array(v.object({ id: v.string() })) })
const recentSchema = v.object({ data: v.array(v.object({ name: v.optional(v.string(), '') })) })

/** Names that the profile has requested within seven days: each of them may be requested again at no cost. */
export async function recentHashtags(
  world: World,
  caller: GraphCaller,
  profileId: string,
): Promise<string[]> {
  const { data } = await callGraph(
    world,
    caller,
    `${profileId}/recently_searched_hashtags`,
    { fields: 'name', limit: '30' },
    recentSchema,
  )
  return data.map(({ name }) => name)
}

/**
 * Id of a hashtag; null when it does not exist. **A name that was not requested within seven days
 * counts as one of Meta's thirty.**
 */
export async function findHashtag(
  world: World,
  caller: GraphCaller,
  profileId: string,
  name: string,
): Promise<string | null> {
  try {
    const query = { user_id: profileId, q: name }
    const { data } = await callGraph(world, caller, 'ig_hashtag_search', query, foundSchema)
    return data[0]?.id ?? null
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind === 'closed') return null
    throw error
  }
}

import type { BodyOf } from '@/contract/endpoint'
import type { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChange, PostChangeResult } from '@/contract/entities/postChange'
import { requirePermission, type Actor } from '../../auth/actor'
import { ApiError } from '../../errors/apiError'
import { asApiError } from '../../http/asApiError'
import { failureText } from '../../http/failureText'
import type { World } from '../../world'
import { changePost } from './changePost'
import { checkChangeGroups } from './checkChange'

/**
 * Changes each post in its own transaction, ordered by id, each once. Returns the refusal of a single post with it; what is impossible for every post
 * refuses the whole call.
 */
export async function updatePosts(
  world: World,
  actor: Actor,
  { postList, change }: BodyOf<typeof libraryEndpoints.updatePosts>,
): Promise<PostChangeResult[]> {
  if (change.type === 'publish' || change.type === 'unpublish')
    requirePermission(actor, 'PUBLISH_POST')
  if (change.type === 'setSegments') requirePermission(actor, 'MANAGE_SEGMENTS')
  const ids = [...new Set(postList)]
  if (change.type === 'restore') demandStates(ids, change)
  await checkChangeGroups(world.db, actor, change)
  const results: PostChangeResult[] = []
  for (const id of ids) results.push(await resultOf(world, actor, id, change))
  return results
}

/** Throws unless the call contains the state to which each post is restored. */
function demandStates(
  ids: readonly number[],
  { posts }: Extract<PostChange, { type: 'restore' }>,
): void {
  const givenIds = new Set(posts.map(({ id }) => id))
  if (!ids.every((id) => givenIds.has(id))) throw new ApiError(400, 'bad-request')
}

async function resultOf(
  world: World,
  actor: Actor,
  id: number,
  change: PostChange,
): Promise<PostChangeResult> {
  try {
    const postInfo = await world.db
      .transaction()
      .execute((db) => changePost(world, db, actor, id, change))
    return { id, postInfo, failure: null }
  } catch (error) {
    const failure = asApiError(error)
    if (failure.status >= 500) world.report(error)
    const message = failureText(failure, actor.person.locale)
    return { id, postInfo: null, failure: { code: failure.code, message } }
  }
}

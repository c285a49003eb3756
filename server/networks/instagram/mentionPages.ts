import * as v from 'valibot'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import type { ItemPage, NetworkItem } from '../sourceReader'
import { callGraph, type GraphCaller } from './graphApi'
import { MEDIA_FIELDS, mediaItem } from './mediaItem'
import type { MentionNotice } from './webhook'

export type Mention = Pick<MentionNotice, 'mediaId' | 'commentId'>

/** The queue of mentions that Meta has notified of. */
export interface MentionQueue {
  waiting: () => Promise<readonly Mention[]>
  /** Called once the outcome of a mention is stored; null when it has no post. */
  onRead: (mention: Mention, item: NetworkItem | null) => Promise<void>
}

const ownerSchema = v.object({ owner: v.object({ id: v.string() }) })
const captionSchema = v.object({ mentioned_media: v.unknown() })
const commentSchema = v.object({ mentioned_comment: v.object({ media: v.unknown() }) })

interface MentionedProfile {
  id: string
  callerOf: () => Promise<GraphCaller>
  queue: MentionQueue
}

/** Posts of others that mention a profile in their text or comments, each on a page of its own. */
export async function* mentionPages(
  world: World,
  { id, callerOf, queue }: MentionedProfile,
): AsyncIterable<ItemPage> {
  for (const mention of await queue.waiting()) {
    const item = await readMention(world, await callerOf(), id, mention)
    yield {
      items: item ? [item] : [],
      total: null,
      hasMore: true,
      isMixed: true,
      confirm: () => queue.onRead(mention, item),
    }
  }
  yield { items: [], total: null, hasMore: false }
}

/**
 * The post of a mention; null when it is permanently unreadable, and for a post of the profile's
 * own, which is read as such.
 */
async function readMention(
  world: World,
  caller: GraphCaller,
  profileId: string,
  mention: Mention,
): Promise<NetworkItem | null> {
  try {
    const media = await readMedia(world, caller, profileId, mention)
    const { success, output } = v.safeParse(ownerSchema, media)
    return success && output.owner.id === profileId ? null : mediaItem(media, 'other')
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error
    if (error.kind === 'refused') world.report(error)
    else if (error.kind !== 'closed') throw error
    return null
  }
}

/** A comment is in another field, with its post inside. */
async function readMedia(
  world: World,
  caller: GraphCaller,
  profileId: string,
  { mediaId, commentId }: Mention,
): Promise<unknown> {
  if (commentId === '') {
    const fields = `mentioned_media.media_id(${mediaId}){${MEDIA_FIELDS.mentioned}}`
    return (await callGraph(world, caller, profileId, { fields }, captionSchema)).mentioned_media
  }
  const fields = `mentioned_comment.comment_id(${commentId}){media{${MEDIA_FIELDS.mentioned}}}`
  const { mentioned_comment } = await callGraph(world, caller, profileId, { fields }, commentSchema)
  return mentioned_comment.media
}

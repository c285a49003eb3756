import type { Interaction, MediaItem } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import type { Ids } from '../ids'

/**
 * The post that is saved with its interactions named: one that the stored media item has keeps its id and what shoppers
 * are asked, because they may have answered; any other is a new one with an id of its own.
 */
export function keepInteractions(ids: Ids, before: PostInfo, post: PostInfo): PostInfo {
  return {
    ...post,
    media: post.media.map((item) => {
      const stored = storedById(before.media.find(({ id }) => id === item.id))
      const interactions = item.interactions.map((sent): Interaction => {
        const known = sent.id === undefined ? undefined : stored.get(sent.id)
        if (!known) return { ...sent, ...worded(sent), id: ids.publicId() }
        // The same one twice would share its answers.
        stored.delete(known.id)
        return { ...sent, ...known.question, id: known.id }
      })
      return { ...item, interactions }
    }),
  }
}

/** An answer without words is none; from now on the answers stay as they are. */
const worded = ({ polls, emojis }: Interaction) => ({
  polls: polls.filter(hasWords),
  emojis: emojis.filter(hasWords),
})
const hasWords = (answer: string) => answer.trim() !== ''

function storedById(item: MediaItem | undefined) {
  const stored = (item?.interactions ?? []).flatMap(({ id, ...asked }) => {
    const { type, caption, placeholder, polls, emojis } = asked
    const question = { type, caption, placeholder, polls, emojis }
    return id === undefined ? [] : [[id, { id, question }] as const]
  })
  return new Map(stored)
}

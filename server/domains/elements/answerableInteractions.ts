import type { Interaction, MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Db } from '../../db/openDatabase'
import type { Ids } from '../../ids'
import { readElements } from './mediaElements'

/** The interaction as shoppers may answer it from now on: its question is locked, and empty options are removed. */
const opened = (interaction: Interaction): Interaction => ({
  ...interaction,
  polls: interaction.polls.filter(hasWords),
  emojis: interaction.emojis.filter(hasWords),
  isAlreadySaved: true,
})
const hasWords = (answer: string) => answer.trim() !== ''

/** Opens the interactions of a post that is published without saving its elements. */
export async function openInteractions(db: Db, postId: number): Promise<void> {
  const slides = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .select(['media_id', 'elements'])
    .execute()
  for (const { media_id, elements: text } of slides) {
    const elements = readElements(text)
    if (elements.interactions.every(({ isAlreadySaved }) => isAlreadySaved)) continue
    await db
      .updateTable('post_media')
      .set({
        elements: JSON.stringify({ ...elements, interactions: elements.interactions.map(opened) }),
      })
      .where('post_id', '=', postId)
      .where('media_id', '=', media_id)
      .execute()
  }
}

/**
 * Assigns ids to the interactions of a saved post. An interaction that the stored media item has
 * keeps its id; any other gets a new one. A question that shoppers could answer since a publication
 * stays unchanged.
 */
export function keepInteractions(ids: Ids, before: PostInfo, post: PostInfo): PostInfo {
  const { isPublished } = post.vitrinaPost
  return {
    ...post,
    media: post.media.map((item) => {
      const stored = storedById(before.media.find(({ id }) => id === item.id))
      const interactions = item.interactions.map((sent): Interaction => {
        const known = sent.id === undefined ? undefined : stored.get(sent.id)
        // A duplicate would share its answers.
        if (known) stored.delete(known.id)
        const named = { ...sent, id: known?.id ?? ids.publicId(), isAlreadySaved: false }
        if (known?.isAlreadySaved) return { ...named, ...known.question, isAlreadySaved: true }
        return isPublished ? opened(named) : named
      })
      return { ...item, interactions }
    }),
  }
}

function storedById(item: MediaItem | undefined) {
  const stored = (item?.interactions ?? []).flatMap(({ id, isAlreadySaved, ...asked }) => {
    const { type, caption, placeholder, polls, emojis } = asked
    const question = { type, caption, placeholder, polls, emojis }
    return id === undefined ? [] : [[id, { id, isAlreadySaved, question }] as const]
  })
  return new Map(stored)
}

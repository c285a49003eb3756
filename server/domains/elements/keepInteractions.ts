import type { Interaction, MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Ids } from '../../ids'
import { opened } from './answerableInteractions'

/**
 * Assigns ids to the interactions of a saved post: one that the stored media item has keeps its id, any other gets a
 * new one. A question that shoppers could answer since a publication stays unchanged.
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

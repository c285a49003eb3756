import type { Interaction } from '@/contract/entities/posts/media'
import type { Db } from '../../db/openDatabase'
import { readElements } from './mediaElements'

/** The interaction as shoppers may answer it from now on: its question is locked, and empty options are removed. */
export const opened = (interaction: Interaction): Interaction => ({
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

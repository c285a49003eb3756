import type { InteractionType } from '@/contract/entities/posts/media'
import type { Db } from '../../server/db/openDatabase'
import { demoAnswers } from '../content/answers'
import { picturesOf, type DemoPost } from '../content/demoPost'
import { elementsOn } from '../content/postElements'
import type { SeededPost } from './seedPosts'

/** Shoppers' answers to polls, questions and sliders on the first pictures of posts. */
export async function seedAnswers(
  db: Db,
  account_id: number,
  posts: readonly SeededPost[],
  now: number,
): Promise<void> {
  for (const { post, id, since } of posts) {
    const rows = demoAnswers(post.key, since, now).map(({ type, answer, value, at }) => ({
      account_id,
      post_id: id,
      type,
      carousel_position: 1,
      interaction_id: interactionId(post, type),
      answer,
      value,
      created_at: at,
    }))
    if (rows.length > 0) await db.insertInto('interaction_answer').values(rows).execute()
  }
}

function interactionId(post: DemoPost, type: InteractionType): string | null {
  const [first] = picturesOf(post)
  const asked = first && elementsOn(first.id).interactions.find((one) => one.type === type)
  return asked?.id ?? null
}

import type { Db } from '../../db/openDatabase'
import { demoAnswers } from '../content/answers'
import type { SeededPost } from './seedPosts'

/** What shoppers answered to polls, questions and sliders on the first pictures of posts. */
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
      answer,
      value,
      created_at: at,
    }))
    if (rows.length > 0) await db.insertInto('interaction_answer').values(rows).execute()
  }
}

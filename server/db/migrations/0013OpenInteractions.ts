import type { Kysely } from 'kysely'

/** The tables read and filled here, as of this step. */
type Tables = {
  post: { id: number; is_published: number; published_at: number | null }
  post_media: { post_id: number; media_id: number; elements: string }
  interaction_answer: { post_id: number }
}

/** Slides per query. */
const BATCH = 500

/**
 * Distinguishes interactions that shoppers could answer from those that were only saved: in a post that was never published and has no answers, the
 * question may change again.
 */
export async function openInteractionsOfDrafts(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb.withTables<Tables>()
  let last = 0
  for (;;) {
    const posts = await db
      .selectFrom('post')
      .where('id', '>', last)
      .where('is_published', '=', 0)
      .where('published_at', 'is', null)
      .where('id', 'not in', (row) => row.selectFrom('interaction_answer').select('post_id'))
      .where('id', 'in', (row) =>
        row
          .selectFrom('post_media')
          .where('elements', 'like', '%"isAlreadySaved":true%')
          .select('post_id'),
      )
      .select('id')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id } of posts) {
      last = id
      await openSlides(db, id)
    }
    if (posts.length < BATCH) return
  }
}

async function openSlides(db: Kysely<Tables>, postId: number): Promise<void> {
  const slides = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .select(['media_id', 'elements'])
    .execute()
  for (const { media_id, elements } of slides) {
    // The schema as of this step, independent of later changes.
    const read = JSON.parse(elements) as { interactions: object[] }
    const interactions = read.interactions.map((one) => ({ ...one, isAlreadySaved: false }))
    await db
      .updateTable('post_media')
      .set({ elements: JSON.stringify({ ...read, interactions }) })
      .where('post_id', '=', postId)
      .where('media_id', '=', media_id)
      .execute()
  }
}

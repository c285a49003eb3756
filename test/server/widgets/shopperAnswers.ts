import type { Insertable } from 'kysely'
import type { InteractionAnswerTable } from '../../../server/db/tables/posts'
import type { TestWorld } from '../world'

type AnswerChanges = Partial<Omit<Insertable<InteractionAnswerTable>, 'id' | 'account_id'>>

/** Answers of shoppers to a poll on the first slide of a post, given now by default; in the given order. */
export async function shopperAnswers(
  { db, clock }: TestWorld,
  account: { id: number },
  post: { id: number },
  answers: readonly AnswerChanges[],
): Promise<void> {
  await db
    .insertInto('interaction_answer')
    .values(
      answers.map((changes) => ({
        account_id: account.id,
        post_id: post.id,
        type: 'poll' as const,
        carousel_position: 1,
        answer: 'Да',
        value: null,
        created_at: clock.now(),
        ...changes,
      })),
    )
    .execute()
}

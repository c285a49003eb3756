import type { AnswerSummary } from '@/contract/entities/posts/interactionAnswer'
import type { InteractionType } from '@/contract/entities/posts/media'
import type { Answers } from './interactionAnswers'

/** More than the options of a poll or a slider, including options that its shop has reworded. */
const MOST_DISTINCT = 50

/** The summary of the answers of one kind. */
export async function answerSummary(
  answers: Answers,
  type: InteractionType,
): Promise<AnswerSummary> {
  const { total, average } = await answers
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.avg<number | string | null>('value').as('average'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total,
    counts: type === 'question' ? [] : await countsOf(answers),
    // PostgreSQL returns an average as text.
    average: type === 'emoji' && average !== null ? Math.round(Number(average)) : null,
  }
}

async function countsOf(answers: Answers): Promise<AnswerSummary['counts']> {
  const rows = await answers
    .select(({ fn }) => ['answer', fn.countAll<number>().as('count')])
    .groupBy('answer')
    .orderBy('count', 'desc')
    // Of equal counts, the earlier answer is first, in every engine.
    .orderBy(({ fn }) => fn.min('id'))
    .limit(MOST_DISTINCT)
    .execute()
  return rows.map(({ answer, count }) => ({ answer, count }))
}

import type { InteractionType } from '@/contract/entities/media'
import type { AnswerResult } from '@/contract/widgetAnswers'
import type { Db } from '../db/openDatabase'

interface Answered {
  postId: number
  type: InteractionType
  carouselPosition: number
}

/** What shoppers answered to an interaction; answers that it no longer offers are left out. */
export async function answerResult(
  db: Db,
  { postId, type, carouselPosition }: Answered,
  answers: readonly string[],
): Promise<AnswerResult> {
  const given = db
    .selectFrom('interaction_answer')
    .where('post_id', '=', postId)
    .where('type', '=', type)
    .where('carousel_position', '=', carouselPosition)
  if (type === 'question') {
    const { total } = await given
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { total: Number(total), counts: [], average: null }
  }
  const rows = await given
    .where('answer', 'in', answers.length > 0 ? answers : [''])
    .groupBy('answer')
    .select((row) => [
      'answer',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number | null>('value').as('sum'),
    ])
    .execute()
  const counts = answers.map((answer) => ({
    answer,
    count: Number(rows.find((row) => row.answer === answer)?.count ?? 0),
  }))
  const total = counts.reduce((all, { count }) => all + count, 0)
  const sum = rows.reduce((all, row) => all + Number(row.sum ?? 0), 0)
  return { total, counts, average: type === 'emoji' && total > 0 ? Math.round(sum / total) : null }
}

import type { SelectQueryBuilder } from 'kysely'
import { offeredAnswers } from '@/contract/elements/elementsProblem'
import type { BodyOf } from '@/contract/endpoint'
import type { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import type { AnswerSummary } from '@/contract/entities/posts/interactionAnswer'
import type { Interaction, InteractionType } from '@/contract/entities/posts/media'
import type { Db } from '../../db/openDatabase'
import { areOwn } from '../../db/ownIds'
import type { Database } from '../../db/tables'
import { ApiError } from '../../errors/apiError'
import { readElements } from '../elements/mediaElements'

type AnswersQuestion = Omit<
  BodyOf<typeof interactionAnswerEndpoints.listInteractionAnswers>,
  'page'
>
export type Answers = SelectQueryBuilder<Database, 'interaction_answer', object>

/** Beyond the size of any carousel, within the integer range of the engines. */
const LAST_POSITION = 1_000_000

/** The requested answers; 404 for a post that is not the account's. */
export async function answersOf(
  db: Db,
  accountId: number,
  question: AnswersQuestion,
): Promise<Answers> {
  const { vitrinaPostId, type } = question
  if (!(await areOwn(db, 'post', accountId, [vitrinaPostId]))) {
    throw new ApiError(404, 'post-not-found')
  }
  const { interactionCreatedSince: since, interactionCreatedTill: till } = question
  const carouselPosition = Math.min(question.carouselPosition, LAST_POSITION)
  const standing = await interactionsAt(db, { ...question, carouselPosition })
  const ids = standing.flatMap(({ id }) => (id === undefined ? [] : [id]))
  let asked: Answers = db
    .selectFrom('interaction_answer')
    .where('account_id', '=', accountId)
    .where('post_id', '=', vitrinaPostId)
    .where('type', '=', type)
    .where((row) => {
      const ofItsPosition = row.and([
        row('interaction_id', 'is', null),
        row('carousel_position', '=', carouselPosition),
      ])
      return ids.length === 0
        ? ofItsPosition
        : row.or([row('interaction_id', 'in', ids), ofItsPosition])
    })
  if (since !== undefined) asked = asked.where('created_at', '>=', Date.parse(since))
  if (till !== undefined) asked = asked.where('created_at', '<', Date.parse(till))
  return asked
}

/** The current options of this type's interactions on the slide, with or without answers. */
export async function offeredAt(db: Db, question: AnswersQuestion): Promise<string[]> {
  const carouselPosition = Math.min(question.carouselPosition, LAST_POSITION)
  const standing = await interactionsAt(db, { ...question, carouselPosition })
  return [...new Set(standing.flatMap(offeredAnswers))]
}

/** The current interactions of a type on a slide, on either frame. Answers are found by the interaction's id, so they stay with it on any slide. */
async function interactionsAt(
  db: Db,
  { vitrinaPostId, type, carouselPosition }: AnswersQuestion,
): Promise<Interaction[]> {
  const slide = await db
    .selectFrom('post_media')
    .where('post_id', '=', vitrinaPostId)
    .select('elements')
    .orderBy('position')
    .limit(1)
    .offset(carouselPosition - 1)
    .executeTakeFirst()
  const interactions = slide ? readElements(slide.elements).interactions : []
  return interactions.filter((one) => one.type === type)
}

/** Answers with all their data, the newest first. */
export const newestFirst = (answers: Answers) =>
  answers.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

/**
 * More than the possible options of a poll or a slider, because answers may contain options that
 * its shop has reworded since.
 */
const MAX_DISTINCT = 50

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
    // For equal counts the earlier answer is first in every engine.
    .orderBy(({ fn }) => fn.min('id'))
    .limit(MAX_DISTINCT)
    .execute()
  return rows.map(({ answer, count }) => ({ answer, count }))
}

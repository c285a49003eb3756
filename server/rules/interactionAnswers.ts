import type { SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '@/contract/endpoint'
import type { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import type { Db } from '../db/openDatabase'
import type { Database } from '../db/tables'
import { ApiError } from '../http/apiError'
import { areOwn } from './ownIds'

type AnswersQuestion = Omit<
  BodyOf<typeof interactionAnswerEndpoints.listInteractionAnswers>,
  'page'
>
export type Answers = SelectQueryBuilder<Database, 'interaction_answer', object>

/** Beyond what any carousel holds, within what the engines count. */
const LAST_PLACE = 1_000_000

/** The answers that a call asks for; 404 for a post that is not the account's. */
export async function askedAnswers(
  db: Db,
  accountId: number,
  question: AnswersQuestion,
): Promise<Answers> {
  const { vitrinaPostId, type, carouselPosition } = question
  if (!(await areOwn(db, 'post', accountId, [vitrinaPostId]))) {
    throw new ApiError(404, 'post-not-found')
  }
  const { interactionCreatedSince: since, interactionCreatedTill: till } = question
  let asked: Answers = db
    .selectFrom('interaction_answer')
    .where('account_id', '=', accountId)
    .where('post_id', '=', vitrinaPostId)
    .where('type', '=', type)
    .where('carousel_position', '=', Math.min(carouselPosition, LAST_PLACE))
  if (since !== undefined) asked = asked.where('created_at', '>=', Date.parse(since))
  if (till !== undefined) asked = asked.where('created_at', '<', Date.parse(till))
  return asked
}

/** Answers with all that is known of them, the newest first. */
export const newestFirst = (answers: Answers) =>
  answers.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

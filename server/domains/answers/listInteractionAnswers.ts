import type { Selectable } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { BodyOf, ResponseOf } from '@/contract/endpoint'
import type { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import type { AnswerSummary, InteractionAnswer } from '@/contract/entities/posts/interactionAnswer'
import type { Db } from '../../db/openDatabase'
import type { InteractionAnswerTable } from '../../db/tables/posts'
import { iso } from '../../language/times'
import { answerSummary, answersOf, newestFirst, offeredAt } from './interactionAnswers'

type Listing = typeof interactionAnswerEndpoints.listInteractionAnswers

/** Beyond the size of any list of answers, within the integer range of the engines. */
const LAST_PAGE = 1_000_000

/**
 * One page of the answers to the interactions at a position of a post's carousel, the newest first, with the summary
 * of all pages.
 */
export async function listInteractionAnswers(
  db: Db,
  accountId: number,
  request: BodyOf<Listing>,
): Promise<ResponseOf<Listing>> {
  const answers = await answersOf(db, accountId, request)
  const given = await answerSummary(answers, request.type)
  const summary = { ...given, counts: withZeros(given.counts, await offeredAt(db, request)) }
  const page = Math.min(request.page, LAST_PAGE)
  const rows = await newestFirst(answers)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { total } = summary
  return {
    interactions: rows.map((row) => presentAnswer(row, request.carouselPosition)),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
    summary,
  }
}

/** Options without answers are part of the result. */
function withZeros(counts: AnswerSummary['counts'], offered: readonly string[]) {
  const given = new Set(counts.map(({ answer }) => answer))
  const zeros = offered.filter((answer) => !given.has(answer))
  return [...counts, ...zeros.map((answer) => ({ answer, count: 0 }))]
}

/** The position of an answer is the current position of its interaction. */
function presentAnswer(
  row: Selectable<InteractionAnswerTable>,
  carouselPosition: number,
): InteractionAnswer {
  return {
    id: row.id,
    type: row.type,
    carouselPosition,
    answer: row.answer,
    value: row.value,
    createdAt: iso(row.created_at),
  }
}

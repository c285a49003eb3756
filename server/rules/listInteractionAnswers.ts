import type { Selectable } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { BodyOf } from '@/contract/endpoint'
import type { postEndpoints } from '@/contract/endpoints/posts'
import type { InteractionAnswer } from '@/contract/entities/interactionAnswer'
import type { Paging } from '@/contract/entities/postList'
import type { Db } from '../db/openDatabase'
import type { InteractionAnswerTable } from '../db/tables/posts'
import { ApiError } from '../http/apiError'
import { iso } from '../presenters/iso'
import { areOwn } from './ownIds'

/** Beyond what any post gathers, within what the engines count. */
const LAST_PAGE = 1_000_000

/** One page of what shoppers answered at a place of a post's carousel, the newest first. */
export async function listInteractionAnswers(
  db: Db,
  accountId: number,
  request: BodyOf<typeof postEndpoints.listInteractionAnswers>,
): Promise<{ interactions: InteractionAnswer[]; paging: Paging }> {
  const { vitrinaPostId, type, carouselPosition } = request
  if (!(await areOwn(db, 'post', accountId, [vitrinaPostId]))) {
    throw new ApiError(404, 'post-not-found')
  }
  let matching = db
    .selectFrom('interaction_answer')
    .where('account_id', '=', accountId)
    .where('post_id', '=', vitrinaPostId)
    .where('type', '=', type)
    .where('carousel_position', '=', Math.min(carouselPosition, LAST_PAGE))
  const { interactionCreatedSince: since, interactionCreatedTill: till } = request
  if (since !== undefined) matching = matching.where('created_at', '>=', Date.parse(since))
  if (till !== undefined) matching = matching.where('created_at', '<', Date.parse(till))
  const { total } = await matching
    .select((answer) => answer.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = Math.min(request.page, LAST_PAGE)
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    interactions: rows.map(presentAnswer),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

function presentAnswer(row: Selectable<InteractionAnswerTable>): InteractionAnswer {
  return {
    id: row.id,
    type: row.type,
    carouselPosition: row.carousel_position,
    answer: row.answer,
    value: row.value,
    createdAt: iso(row.created_at),
  }
}

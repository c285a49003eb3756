import { offeredAnswers } from '@/contract/elements/elementsProblem'
import type { Interaction, InteractionType } from '@/contract/entities/posts/media'
import type { AnswerResult, WidgetAnswer } from '@/contract/widgets/widgetAnswers'
import type { Selectable } from 'kysely'
import type { Device } from '@/contract/entities/analytics'
import type { WidgetTable } from '../../db/tables/widgets'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { answerSummary, type Answers } from './interactionAnswers'
import { shownInteraction, type AnsweredWidget, type ShownInteraction } from './shownInteraction'

/**
 * Stores a shopper's answer, once for each `id`, and returns the results of all shoppers, with the stored answer: the
 * first one, when a repeated request has another text.
 */
export async function recordAnswer(
  { db, clock }: World,
  widget: AnsweredWidget & Pick<Selectable<WidgetTable>, 'id'>,
  sent: WidgetAnswer,
  device: Device | null,
): Promise<AnswerResult> {
  const { id, postId, answer, value = null } = sent
  const shown = await shownInteraction(db, widget, sent)
  const { interaction, carouselPosition } = shown
  const offered = offeredAnswers(interaction)
  if (!isAnswerTo(interaction, offered, sent)) throw new ApiError(400, 'not-an-answer')
  await db
    .insertInto('interaction_answer')
    .values({
      account_id: widget.account_id,
      post_id: postId,
      type: interaction.type,
      carousel_position: carouselPosition,
      interaction_id: interaction.id ?? null,
      answer,
      value,
      answer_key: id,
      widget_id: widget.id,
      device,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'answer_key']).doNothing())
    .execute()
  const given = answersTo(db, postId, shown)
  const kept = await given
    .where('answer_key', '=', id)
    .select(['answer', 'value'])
    .executeTakeFirst()
  // The key belongs to an answer to another interaction.
  if (!kept) throw new ApiError(400, 'not-an-answer')
  return {
    ...(await answerResult(given, interaction.type, offered)),
    given: { answer: kept.answer, ...(kept.value === null ? {} : { value: kept.value }) },
  }
}

/** All answers to an interaction; for one without an id by its position. */
function answersTo(
  db: Db,
  postId: number,
  { interaction: { id, type }, carouselPosition }: ShownInteraction,
): Answers {
  const answers = db.selectFrom('interaction_answer').where('post_id', '=', postId)
  return id === undefined
    ? answers
        .where('interaction_id', 'is', null)
        .where('type', '=', type)
        .where('carousel_position', '=', carouselPosition)
    : answers.where('interaction_id', '=', id)
}

function isAnswerTo(
  { type }: Interaction,
  answers: readonly string[],
  { answer, value }: WidgetAnswer,
): boolean {
  const isOffered = type === 'question' || answers.includes(answer)
  return isOffered && (value !== undefined) === (type === 'emoji')
}

/** Shoppers' answers to an interaction with these options; other answers are left out. A question has no options. */
async function answerResult(
  given: Answers,
  type: InteractionType,
  offered: readonly string[],
): Promise<Omit<AnswerResult, 'given'>> {
  const counted = type === 'question' ? given : given.where('answer', 'in', offered)
  const { total, average, counts } = await answerSummary(counted, type)
  const countOf = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0
  return { total, average, counts: offered.map((answer) => ({ answer, count: countOf(answer) })) }
}

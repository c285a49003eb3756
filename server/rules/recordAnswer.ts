import type { Selectable } from 'kysely'
import { offeredAnswers } from '@/contract/elements/elementsProblem'
import type { Interaction } from '@/contract/entities/media'
import { gallerySettingsSchema } from '@/contract/entities/widget'
import type { AnswerResult, WidgetAnswer } from '@/contract/widgetAnswers'
import { readJson } from '../db/json'
import type { Db } from '../db/openDatabase'
import type { WidgetTable } from '../db/tables/widgets'
import { ApiError } from '../http/apiError'
import type { World } from '../world'
import { answerResult } from './answerResult'
import { readElements } from './mediaElements'

type AnsweredWidget = Pick<Selectable<WidgetTable>, 'account_id' | 'settings'>

/** Counts what a shopper answered, once per `id`, and answers what all shoppers said so far. */
export async function recordAnswer(
  { db, clock }: World,
  widget: AnsweredWidget,
  sent: WidgetAnswer,
): Promise<AnswerResult> {
  const { id, postId, type, answer, value } = sent
  const { interaction, carouselPosition } = await shownInteraction(db, widget, sent)
  const answers = offeredAnswers(interaction)
  if (!isAnswerTo(interaction, answers, sent)) throw new ApiError(400, 'not-an-answer')
  const place = { account_id: widget.account_id, post_id: postId, type }
  await db
    .insertInto('interaction_answer')
    .values({
      ...place,
      carousel_position: carouselPosition,
      answer,
      value: value ?? null,
      answer_key: id,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'answer_key']).doNothing())
    .execute()
  return answerResult(db, { postId, type, carouselPosition }, answers)
}

/** The interaction of this type on the slide, as shoppers of the widget see it; 404 without it. */
async function shownInteraction(
  db: Db,
  widget: AnsweredWidget,
  { postId, mediaId, type }: WidgetAnswer,
): Promise<{ interaction: Interaction; carouselPosition: number }> {
  const albums = readJson(gallerySettingsSchema, widget.settings).albums.filter(
    Number.isSafeInteger,
  )
  const slide = await db
    .selectFrom('post_media')
    .innerJoin('post', 'post.id', 'post_media.post_id')
    .where('post_media.post_id', '=', postId)
    .where('post_media.media_id', '=', mediaId)
    .where('post.account_id', '=', widget.account_id)
    .where('post.is_published', '=', 1)
    .where((row) =>
      row.exists(
        row
          .selectFrom('album_post')
          .whereRef('album_post.post_id', '=', 'post.id')
          .where('album_post.album_id', 'in', albums.length > 0 ? albums : [-1])
          .select('album_post.album_id'),
      ),
    )
    .select(['post_media.elements', 'post_media.position'])
    .executeTakeFirst()
  const elements = slide && readElements(slide.elements)
  const interaction = elements?.interactions.find(
    (item) => item.type === type && item.view === elements.view && item.isHidden !== true,
  )
  if (!interaction || !slide) throw new ApiError(404, 'interaction-not-found')
  return { interaction, carouselPosition: slide.position + 1 }
}

function isAnswerTo(
  { type }: Interaction,
  answers: readonly string[],
  { answer, value }: WidgetAnswer,
): boolean {
  const isOffered = type === 'question' || answers.includes(answer)
  return isOffered && (value !== undefined) === (type === 'emoji')
}

import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Interaction } from '@/contract/entities/posts/media'
import type { WidgetAnswer } from '@/contract/widgets/widgetAnswers'
import { readJson } from '../../db/readJson'
import type { Db } from '../../db/openDatabase'
import type { WidgetTable } from '../../db/tables/widgets'
import { ApiError } from '../../errors/apiError'
import { hiddenSlides, readElements } from '../elements/mediaElements'
import { STORED_SETTINGS } from '../widgets/settings/storedSettings'
import { chosenAlbums, shownIn } from '../widgets/widgetPosts'

export type AnsweredWidget = Pick<
  Selectable<WidgetTable>,
  'account_id' | 'settings' | 'widget_type'
>

export interface ShownInteraction {
  interaction: Interaction
  /** The position of its slide, from 1. */
  carouselPosition: number
}

/** The interaction of an answer, if shoppers see it in the widget; otherwise throws 404. */
export async function shownInteraction(
  db: Db,
  widget: AnsweredWidget,
  { postId, mediaId, type, interactionId }: WidgetAnswer,
): Promise<ShownInteraction> {
  const slides = await shownSlides(db, widget, postId)
  const slide = slides.find(({ media_id }) => media_id === mediaId)
  const elements = slide && readElements(slide.elements)
  const interaction = elements?.interactions.find(
    ({ id, ...item }) =>
      item.type === type &&
      (interactionId === undefined || interactionId === id) &&
      item.view === elements.view &&
      item.isHidden !== true,
  )
  if (!interaction || !slide) throw new ApiError(404, 'interaction-not-found')
  return { interaction, carouselPosition: slide.position + 1 }
}

/** The slides of a post that a widget shows: published, in one of its albums, not hidden. */
async function shownSlides(
  db: Db,
  { account_id, widget_type, settings }: AnsweredWidget,
  postId: number,
) {
  const albums = STORED_SETTINGS[widget_type].albums(settings)
  const chosen = await chosenAlbums(db, account_id, albums)
  if (chosen.length === 0) return []
  const post = await db
    .selectFrom('post')
    .innerJoin('album_post', 'album_post.post_id', 'post.id')
    .where('post.id', '=', postId)
    .where('post.account_id', '=', account_id)
    .where('post.is_published', '=', 1)
    .where((row) => row.or(chosen.map((album) => shownIn(row, album))))
    .select('post.hidden_carousel_positions')
    .executeTakeFirst()
  if (!post) return []
  const slides = await db
    .selectFrom('post_media')
    .where('post_id', '=', postId)
    .select(['media_id', 'elements', 'position'])
    .orderBy('position')
    .execute()
  const positions = readJson(v.array(v.number()), post.hidden_carousel_positions)
  const hidden = hiddenSlides(positions, slides.length)
  return slides.filter((_slide, index) => !hidden.has(index + 1))
}

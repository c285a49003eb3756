import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import { LIMITS } from '@/contract/limits'
import { highlightsOf } from '@/contract/widgets/settings/storiesForm'
import { widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { thumbnailPath, variantListSchema } from '../../../blobs/variants'
import type { Db } from '../../../db/openDatabase'
import { readJson } from '../../../db/readJson'
import type { AlbumTable } from '../../../db/tables/catalogue'
import { variantsOf } from '../../../media/presentMedia'
import { hiddenSlides } from '../../elements/mediaElements'
import { firstPosts } from './firstPosts'

type WidgetLook = Pick<WidgetFacts, 'postCount' | 'covers'>
type Albums = Map<number, Awaited<ReturnType<typeof albumsById>>[number]>

/** The post count of each widget and its preview pictures: a few queries for all widgets together. */
export async function widgetLooks(
  db: Db,
  accountId: number,
  widgets: readonly Widget[],
): Promise<Map<string, WidgetLook>> {
  const wanted = [...new Set(widgets.flatMap((widget) => albumSetsOf(widget).flat()))]
  const albums: Albums = new Map(
    (await albumsById(db, accountId, wanted)).map((album) => [album.id, album]),
  )
  // Widgets of the same albums share one set; all sets are one query.
  const sets = new Map(
    widgets
      .flatMap(albumSetsOf)
      .map((ids) => [keyOf(ids), ids.flatMap((id) => albums.get(id) ?? [])]),
  )
  const found = await firstPosts(db, accountId, [...sets.values()])
  const postsOf = new Map([...sets.keys()].map((key, index) => [key, found[index]]))
  const posts = (ids: readonly number[]) => postsOf.get(keyOf(ids)) ?? { ids: [], total: 0 }
  const thumbnails = await shownThumbnails(db, [...new Set(found.flatMap(({ ids }) => ids))])
  const posters = await posterThumbnails(db, widgets)

  function coversOf(widget: Widget): string[] {
    if (widget.widgetType === 'stl') return posters.get(widget.embedId) ?? []
    if (!isOfHighlights(widget)) {
      return posts(widgetAlbums(widget)).ids.flatMap((id) => thumbnails.get(id) ?? [])
    }
    return highlightsOf(widget.gallerySettings).flatMap(({ albumId }) => {
      // A highlight without posts has no circle.
      const [first] = posts([albumId]).ids
      if (first === undefined) return []
      const own = widget.gallerySettings.preview === 1 ? null : coverOf(albums.get(albumId))
      return own ?? thumbnails.get(first) ?? []
    })
  }

  return new Map(
    widgets.map((widget) => [
      widget.embedId,
      {
        postCount: posts(widgetAlbums(widget)).total,
        covers: coversOf(widget).slice(0, LIMITS.widgetCovers),
      },
    ]),
  )
}

type Stories = Extract<Widget, { widgetType: 'story' }>

const isOfHighlights = (widget: Widget): widget is Stories =>
  widget.widgetType === 'story' && widget.gallerySettings.stories_highlights === 1

/** All together, and each highlight separately. */
function albumSetsOf(widget: Widget): (readonly number[])[] {
  const together = widgetAlbums(widget)
  return isOfHighlights(widget) ? [together, ...together.map((id) => [id])] : [together]
}

const keyOf = (ids: readonly number[]) => ids.join(' ')

function albumsById(db: Db, accountId: number, ids: readonly number[]) {
  const wanted = ids.filter(Number.isSafeInteger)
  return db
    .selectFrom('album')
    .select(['id', 'sort_type', 'sort_direction', 'use_all_data_sources', 'sources'])
    .select('cover_variants')
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted.length > 0 ? wanted : [-1])
    .execute()
}

function coverOf(album: Pick<Selectable<AlbumTable>, 'cover_variants'> | undefined): string | null {
  if (!album || album.cover_variants === null) return null
  return thumbnailPath(readJson(variantListSchema, album.cover_variants))
}

/** By embed id: the address of the smallest size of a 3D widget's poster, alone in its list. */
async function posterThumbnails(
  db: Db,
  widgets: readonly Widget[],
): Promise<Map<string, string[]>> {
  const named = new Map(
    widgets.flatMap((widget) => {
      const poster = widget.widgetType === 'stl' ? widget.gallerySettings.poster : null
      return poster === null ? [] : [[widget.embedId, poster]]
    }),
  )
  if (named.size === 0) return new Map()
  const rows = await db
    .selectFrom('widget_poster')
    .innerJoin('widget', 'widget.id', 'widget_poster.widget_id')
    .select(['widget.embed_id', 'widget_poster.id', 'widget_poster.variants'])
    .where('widget_poster.id', 'in', [...named.values()])
    .execute()
  return new Map(
    rows
      // Settings may refer only to uploads of their own widget.
      .filter(({ embed_id, id }) => named.get(embed_id) === id)
      .map((row) => [row.embed_id, [thumbnailPath(variantsOf(row))]]),
  )
}

/** By post: the address of the smallest size of the first picture that shoppers see. */
async function shownThumbnails(db: Db, postIds: readonly number[]): Promise<Map<number, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .innerJoin('post', 'post.id', 'post_media.post_id')
    .where('post_media.post_id', 'in', postIds)
    .orderBy('post_media.position')
    .select(['post_media.post_id', 'media.variants', 'post.hidden_carousel_positions'])
    .execute()
  const slidesOf = new Map<number, typeof rows>()
  for (const row of rows) slidesOf.set(row.post_id, [...(slidesOf.get(row.post_id) ?? []), row])
  return new Map(
    [...slidesOf].flatMap(([id, slides]) => {
      const positions = slides[0]?.hidden_carousel_positions ?? '[]'
      const hidden = hiddenSlides(readJson(v.array(v.number()), positions), slides.length)
      const first = slides.find((_slide, index) => !hidden.has(index + 1))
      return first ? [[id, thumbnailPath(variantsOf(first))]] : []
    }),
  )
}

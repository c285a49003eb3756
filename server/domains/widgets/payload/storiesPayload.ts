import { highlightsOf, storiesFormOf } from '@/contract/widgets/settings/storiesForm'
import type { StoriesSettings } from '@/contract/widgets/settings/storiesSettings'
import type { StoriesPayload, WidgetHighlight } from '@/contract/widgets/widgetPayload'
import { mediaPath } from '../../../blobs/blobStore'
import { variantListSchema, type Variant } from '../../../blobs/variants'
import { readJson } from '../../../db/readJson'
import type { World } from '../../../world'
import { headerNodes } from '../settings/header'
import { widgetPostIds } from '../widgetPosts'
import { shownPosts } from './shownPosts'
import type { WidgetView } from './widgetView'

interface StoriesView extends Omit<WidgetView, 'page'> {
  settings: StoriesSettings
}

/** The limit of posts of all highlights together, for the size of a shop's page. Each highlight has an equal share. */
const MAX_STORIES = 300

/** A stories widget as the embed draws it, stored or not yet saved. */
export async function storiesPayload(world: World, view: StoriesView): Promise<StoriesPayload> {
  const { embedId, revision, title, locale, settings } = view
  return {
    embedId,
    widgetType: 'story',
    revision,
    title,
    locale,
    settings,
    header: headerNodes(storiesFormOf(settings).headerHtml),
    highlights:
      settings.stories_highlights === 1
        ? await albumHighlights(world, view)
        : await postHighlights(world, view),
  }
}

/** A circle for each post. */
async function postHighlights(world: World, view: StoriesView): Promise<WidgetHighlight[]> {
  const { albums, per_page } = view.settings
  const ids = await storyIds(world, view, albums, per_page)
  const posts = await shownPosts(world, view.accountId, ids)
  return posts.map((post) => ({ albumId: null, title: '', cover: null, posts: [post] }))
}

/** A circle for each chosen album with posts to show. */
async function albumHighlights(world: World, view: StoriesView): Promise<WidgetHighlight[]> {
  const chosen = highlightsOf(view.settings)
  const albums = await albumsById(
    world,
    view.accountId,
    chosen.map(({ albumId }) => albumId),
  )
  const known = chosen.filter(({ albumId }) => albums.has(albumId))
  const share = Math.floor(MAX_STORIES / Math.max(1, known.length))
  const count = Math.min(view.settings.per_page, Math.max(1, share))
  const idsOf = new Map<number, number[]>()
  for (const { albumId } of known) {
    idsOf.set(albumId, await storyIds(world, view, [albumId], count))
  }
  // A post may be in several highlights.
  const ids = [...new Set([...idsOf.values()].flat())]
  const posts = await shownPosts(world, view.accountId, ids)
  const postOf = new Map(posts.map((post) => [post.id, post]))
  return known.flatMap(({ albumId, name }) => {
    const album = albums.get(albumId)
    const shown = (idsOf.get(albumId) ?? []).flatMap((id) => postOf.get(id) ?? [])
    if (!album || shown.length === 0) return []
    const cover = view.settings.preview === 1 ? null : album.cover
    return { albumId, title: name || album.name, cover, posts: shown }
  })
}

async function storyIds(
  { db }: World,
  { accountId, productIds, segments, publishedBefore }: StoriesView,
  albums: readonly number[],
  count: number,
): Promise<number[]> {
  const asked = { albums, count, productIds, segments, publishedBefore, page: 1 }
  return (await widgetPostIds(db, accountId, asked)).ids
}

async function albumsById({ db, settings }: World, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; cover: WidgetHighlight['cover'] }>()
  const rows = await db
    .selectFrom('album')
    .select(['id', 'name', 'cover_variants'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, cover_variants }) => {
      const variants = cover_variants === null ? [] : readJson(variantListSchema, cover_variants)
      return [id, { name, cover: presentCover(variants, settings.widgetUrl) }]
    }),
  )
}

function presentCover(variants: readonly Variant[], widgetUrl: string): WidgetHighlight['cover'] {
  const largest = variants.at(-1)
  if (!largest) return null
  const sources = variants.map(({ blob, width }) => ({ url: widgetUrl + mediaPath(blob), width }))
  return { width: largest.width, height: largest.height, sources }
}

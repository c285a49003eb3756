import type { Widget } from '@/contract/entities/widgets/widget'
import { hasSource, widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import { GALLERY_BOUNDS } from '@/contract/widgets/settings/gallerySettings'
import type { Db } from '../../db/openDatabase'
import { chosenAlbums, IS_SHOWN, shownIn, type ChosenAlbum } from './widgetPosts'
import { listWidgets } from './widgets'

export interface LiveWidgets {
  /** Those of which a shopper sees nothing. */
  empty: Widget[]
  /** Ids of the albums that the others show. */
  albums: number[]
  /** The others. */
  shown: Widget[]
}

/** The widgets that everyone may see, by title: whether their albums have enough published posts. */
export async function liveWidgets(db: Db, accountId: number): Promise<LiveWidgets> {
  const live = (await listWidgets(db, accountId)).filter(
    ({ isEnabled }) => isEnabled === 'full_access',
  )
  const shown = await shownPosts(db, accountId, [...new Set(live.flatMap(widgetAlbums))])
  const empty = live.filter((widget) => !isShown(widget, shown))
  const others = live.filter((widget) => !empty.includes(widget))
  return { empty, albums: [...new Set(others.flatMap(widgetAlbums))], shown: others }
}

/** The albums that shoppers see in a widget, with the sources of which each shows its posts. */
export async function shownAlbums(db: Db, accountId: number): Promise<ChosenAlbum[]> {
  const { albums } = await liveWidgets(db, accountId)
  return chosenAlbums(db, accountId, albums)
}

/** A gallery with fewer posts than its minimum is not shown at all; those of a product's page differ by product. */
function isShown(widget: Widget, shown: ReadonlyMap<number, readonly number[]>): boolean {
  if (widget.widgetType === 'stl') return hasSource(widget)
  const least = widget.widgetType === 'gallery' ? widget.gallerySettings.min_posts : 1
  return new Set(widgetAlbums(widget).flatMap((id) => shown.get(id) ?? [])).size >= least
}

/** Ids of published posts in each of the albums, at most as many as a gallery may need. */
async function shownPosts(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const shown = new Map<number, number[]>()
  for (const album of await chosenAlbums(db, accountId, ids)) {
    const rows = await db
      .selectFrom('album_post')
      .innerJoin('post', 'post.id', 'album_post.post_id')
      .where((row) => shownIn(row, album))
      .where(IS_SHOWN)
      .select('post.id')
      .limit(GALLERY_BOUNDS.min_posts.max)
      .execute()
    shown.set(
      album.id,
      rows.map(({ id }) => id),
    )
  }
  return shown
}

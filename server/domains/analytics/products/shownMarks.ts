import { ALBUMS_OF_SETTINGS } from '@/contract/widgets/settings/widgetAlbums'
import type { Actor } from '../../../auth/actor'
import { loadAllowance } from '../../../allowance/allowance'
import type { Db } from '../../../db/openDatabase'
import { liveWidgets } from '../../widgets/emptyWidgets'
import { chosenAlbums, shownIn } from '../../widgets/widgetPosts'

/** A product on a post. */
export interface Mark {
  sku_id: number
  group_id: string | null
  post_id: number
}

/** The products that shoppers see on posts of live widgets. */
export interface ShownMarks {
  hasLiveWidget: boolean
  marks: Mark[]
}

/**
 * Marks on published posts in the albums of live widgets. On the page of its product, a post whose mark is hidden there is
 * not shown; a frozen widget shows only what was published before.
 */
export async function shownMarks(
  db: Db,
  { account, requestedAt }: Pick<Actor, 'account' | 'requestedAt'>,
): Promise<ShownMarks> {
  const { shown: widgets } = await liveWidgets(db, account.id)
  const pages = new Set<number>()
  const everywhere = new Set<number>()
  for (const widget of widgets) {
    switch (widget.widgetType) {
      case 'sku':
        for (const id of widget.gallerySettings.albums) pages.add(id)
        for (const id of widget.gallerySettings.fallback_albums) everywhere.add(id)
        break
      case 'gallery':
        for (const id of ALBUMS_OF_SETTINGS.gallery(widget.gallerySettings)) everywhere.add(id)
        break
      case 'story':
        for (const id of ALBUMS_OF_SETTINGS.story(widget.gallerySettings)) everywhere.add(id)
        break
      case 'stl':
        break
    }
  }
  const hasLiveWidget = widgets.length > 0
  const albums = await chosenAlbums(db, account.id, [...new Set([...pages, ...everywhere])])
  if (albums.length === 0) return { hasLiveWidget, marks: [] }
  const { frozenAt } = await loadAllowance(db, account.id, requestedAt)
  const isFrozen = frozenAt !== null && frozenAt <= requestedAt
  const marks = await db
    .selectFrom('media_link')
    .innerJoin('sku', 'sku.id', 'media_link.sku_id')
    .innerJoin('post', 'post.id', 'media_link.post_id')
    .innerJoin('album_post', 'album_post.post_id', 'post.id')
    .where('post.account_id', '=', account.id)
    .where('post.is_published', '=', 1)
    .$if(isFrozen, (rows) =>
      rows.where((row) =>
        row.or([
          row('post.published_at', '<', frozenAt),
          // Published before times were stored.
          row('post.published_at', 'is', null),
        ]),
      ),
    )
    .where((row) =>
      row.or(
        albums.map((album) => {
          const isIn = shownIn(row, album)
          return everywhere.has(album.id)
            ? isIn
            : row.and([isIn, row('media_link.hide_at_product_page', '=', 0)])
        }),
      ),
    )
    .select(['media_link.sku_id', 'sku.group_id', 'media_link.post_id'])
    .execute()
  return { hasLiveWidget, marks }
}

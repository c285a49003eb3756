import type { Widget } from '@/contract/entities/widgets/widget'
import { hasSource, widgetAlbums } from '@/contract/widgets/settings/widgetAlbums'
import type { Db } from '../../db/openDatabase'
import { presentWidget } from './widgets'

/**
 * The widget whose code is to be installed first: the newest that everyone sees, else the newest. Null when no widget
 * has an album with posts or the file of a model.
 */
export async function installableWidget(db: Db, accountId: number): Promise<Widget | null> {
  const rows = await db
    .selectFrom('widget')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  const widgets = rows.map(presentWidget).filter(hasSource)
  const filled = await albumsWithPosts(db, accountId, widgets.flatMap(widgetAlbums))
  const ready = widgets.filter(
    (widget) => widget.widgetType === 'stl' || widgetAlbums(widget).some((id) => filled.has(id)),
  )
  return ready.find(({ isEnabled }) => isEnabled === 'full_access') ?? ready[0] ?? null
}

async function albumsWithPosts(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...new Set(ids)])
    .where((album) =>
      album.exists(
        album
          .selectFrom('album_post')
          .whereRef('album_post.album_id', '=', 'album.id')
          .select('album_post.post_id'),
      ),
    )
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

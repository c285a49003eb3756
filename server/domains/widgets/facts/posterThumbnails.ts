import type { Widget } from '@/contract/entities/widget'
import { thumbnailPath } from '../../../blobs/variants'
import type { Db } from '../../../db/openDatabase'
import { variantsOf } from '../../../media/presentMedia'

/** By embed id: the address of the smallest size of a 3D widget's poster, alone in its list. */
export async function posterThumbnails(
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

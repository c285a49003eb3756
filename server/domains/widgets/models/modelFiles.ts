import type { Selectable } from 'kysely'
import type { WidgetModel, WidgetPoster } from '@/contract/entities/widgets/widget'
import { mediaPath } from '../../../blobs/blobStore'
import type { Db } from '../../../db/openDatabase'
import type { WidgetModelTable, WidgetPosterTable } from '../../../db/tables/widgets'
import { refused } from '../../../errors/apiError'
import { variantsOf } from '../../../media/presentMedia'
import type { StoredModel } from '../../../media/storeModel'
import type { NamedFiles } from '../settings/settingsRules'

/** A stored model as a row of this widget. */
export const newModelRow = (
  widget_id: number,
  { fileName, blob, bytes, packedBytes, triangles, size }: StoredModel,
  created_at: number,
) => ({
  widget_id,
  file_name: fileName,
  blob,
  bytes,
  packed_bytes: packedBytes,
  triangles,
  size_x: size[0],
  size_y: size[1],
  size_z: size[2],
  created_at,
})

/** The uploads of a widget that its settings may name, the newest first. */
export async function modelFiles(db: Db, widgetId: number) {
  const models = await db
    .selectFrom('widget_model')
    .selectAll()
    .where('widget_id', '=', widgetId)
    .orderBy('id', 'desc')
    .execute()
  const posters = await db
    .selectFrom('widget_poster')
    .selectAll()
    .where('widget_id', '=', widgetId)
    .orderBy('id', 'desc')
    .execute()
  return { models: models.map(presentModel), posters: posters.map(presentPoster) }
}

/** A model uploaded for this widget; null for any other. */
export async function namedModel(db: Db, embedId: string, id: number | null) {
  if (id === null) return null
  const row = await db
    .selectFrom('widget_model')
    .innerJoin('widget', 'widget.id', 'widget_model.widget_id')
    .selectAll('widget_model')
    .where('widget_model.id', '=', id)
    .where('widget.embed_id', '=', embedId)
    .executeTakeFirst()
  return row ? presentModel(row) : null
}

/** A poster uploaded for this widget; null for any other. */
export async function namedPoster(db: Db, embedId: string, id: number | null) {
  if (id === null) return null
  const row = await db
    .selectFrom('widget_poster')
    .innerJoin('widget', 'widget.id', 'widget_poster.widget_id')
    .selectAll('widget_poster')
    .where('widget_poster.id', '=', id)
    .where('widget.embed_id', '=', embedId)
    .executeTakeFirst()
  return row ? presentPoster(row) : null
}

export function presentModel(row: Selectable<WidgetModelTable>): WidgetModel {
  return {
    id: row.id,
    fileName: row.file_name,
    url: mediaPath(row.blob),
    bytes: row.packed_bytes,
    triangles: row.triangles,
    size: [row.size_x, row.size_y, row.size_z],
  }
}

export function presentPoster(row: Selectable<WidgetPosterTable>): WidgetPoster {
  const { id, width, height } = row
  const sources = variantsOf(row).map((one) => ({ url: mediaPath(one.blob), width: one.width }))
  return { id, width, height, sources }
}

/** Refuses settings with a model or a poster that was not uploaded for the widget, or was deleted. */
export async function requireModelFiles(
  db: Db,
  widgetId: number,
  { model, poster }: NamedFiles,
): Promise<void> {
  if (!(await isOfWidget(db, 'widget_model', widgetId, model))) {
    throw refused('model-not-found', 'gallerySettings.model')
  }
  if (!(await isOfWidget(db, 'widget_poster', widgetId, poster))) {
    throw refused('poster-not-found', 'gallerySettings.poster')
  }
}

async function isOfWidget(
  db: Db,
  table: 'widget_model' | 'widget_poster',
  widgetId: number,
  id: number | null,
): Promise<boolean> {
  if (id === null) return true
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('widget_id', '=', widgetId)
    .executeTakeFirst()
  return row !== undefined
}

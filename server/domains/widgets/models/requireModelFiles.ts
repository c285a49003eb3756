import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { NamedFiles } from '../settings/settingsRules'

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

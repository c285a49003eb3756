import type { WidgetModel, WidgetPoster } from '@/contract/entities/widgets/widget'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { StoredModel } from '../../../media/storeModel'
import type { StoredPicture } from '../../../media/storePicture'
import type { World } from '../../../world'
import { ownWidget } from '../widgets'
import type { NamedFiles } from '../settings/settingsRules'
import { STORED_SETTINGS } from '../settings/storedSettings'
import { newModelRow, presentModel, presentPoster } from './modelFiles'

/** The number of unsaved uploads that are kept per widget, for users who are still trying them out. */
const KEPT_UNSAVED = 10

/** The widget that files are uploaded for; throws 404, or `not-a-model` for one that shows posts. */
export async function ownModelWidget(db: Db, actor: Actor, embedId: string) {
  const widget = await ownWidget(db, actor, embedId)
  if (widget.widget_type !== 'stl') throw refused('not-a-model')
  return widget
}

/** Records a stored model, so that the widget's settings may refer to it. */
export async function keepModel(
  world: World,
  actor: Actor,
  embedId: string,
  stored: StoredModel,
): Promise<WidgetModel> {
  return world.db.transaction().execute(async (db) => {
    const widget = await ownModelWidget(db, actor, embedId)
    const row = await db
      .insertInto('widget_model')
      .values(newModelRow(widget.id, stored, world.clock.now()))
      .returningAll()
      .executeTakeFirstOrThrow()
    await dropUnused(db, 'widget_model', widget.id, 'model')
    await audit(db, world, actor, {
      action: 'widget.model',
      entity: 'widget',
      id: embedId,
      detail: { bytes: stored.bytes, triangles: stored.triangles },
    })
    return presentModel(row)
  })
}

/** Records a stored poster, so that the widget's settings may refer to it. */
export async function keepPoster(
  world: World,
  actor: Actor,
  embedId: string,
  { blob, width, height, variants, bytes }: StoredPicture,
): Promise<WidgetPoster> {
  return world.db.transaction().execute(async (db) => {
    const widget = await ownModelWidget(db, actor, embedId)
    const row = await db
      .insertInto('widget_poster')
      .values({
        widget_id: widget.id,
        blob,
        width,
        height,
        variants,
        created_at: world.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await dropUnused(db, 'widget_poster', widget.id, 'poster')
    await audit(db, world, actor, {
      action: 'widget.poster',
      entity: 'widget',
      id: embedId,
      detail: { bytes },
    })
    return presentPoster(row)
  })
}

/** Deletes the oldest uploads of a widget that its saved settings do not use. Their files are swept later. */
async function dropUnused(
  db: Db,
  table: 'widget_model' | 'widget_poster',
  widgetId: number,
  setting: keyof NamedFiles,
): Promise<void> {
  // Locked before reading, as in a save that may be about to use one of them.
  const { settings } = await db
    .updateTable('widget')
    .set((widget) => ({ revision: widget.ref('revision') }))
    .where('id', '=', widgetId)
    .returning('settings')
    .executeTakeFirstOrThrow()
  const saved = STORED_SETTINGS.stl.files(settings)[setting]
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('widget_id', '=', widgetId)
    .orderBy('id', 'desc')
    .execute()
  const unused = rows.map(({ id }) => id).filter((id) => id !== saved)
  const old = unused.slice(KEPT_UNSAVED)
  if (old.length > 0) await db.deleteFrom(table).where('id', 'in', old).execute()
}

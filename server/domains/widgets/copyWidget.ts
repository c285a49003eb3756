import type { Widget } from '@/contract/entities/widgets/widget'
import { demandAllowance, lockAllowance } from '../../allowance/allowance'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'
import type { NamedFiles } from './settings/settingsRules'
import { STORED_SETTINGS } from './settings/storedSettings'
import { NEW_MODE, ownWidget, presentWidget } from './widgets'

/** A new widget with the settings and files of another one, visible to its team only; refused where none can be created. */
export async function copyWidget(
  world: World,
  actor: Actor,
  embedId: string,
  role: string,
): Promise<Widget> {
  const now = world.clock.now()
  return createOnce(world, actor, async (db) => {
    await lockAllowance(db, actor.account.id)
    await demandAllowance(db, actor.account.id, 'widget', now)
    const { widget_type, settings } = await ownWidget(db, actor, embedId)
    const copy = await db
      .insertInto('widget')
      .values({
        account_id: actor.account.id,
        embed_id: world.ids.publicId(),
        widget_type,
        role,
        mode: NEW_MODE,
        settings,
        saved_at: now,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const kept = STORED_SETTINGS[widget_type]
    const files = kept.files(settings)
    // A stored model counts for each widget that has it.
    if (files.model !== null) await demandAllowance(db, actor.account.id, 'file', now)
    const copied = await copyFiles(db, copy.id, files, now)
    if (copied) {
      copy.settings = kept.changed(settings, { ...copied })
      await db
        .updateTable('widget')
        .set({ settings: copy.settings })
        .where('id', '=', copy.id)
        .execute()
    }
    await audit(db, world, actor, {
      action: 'widget.create',
      entity: 'widget',
      id: copy.embed_id,
      detail: { copyOf: embedId },
    })
    return presentWidget(copy)
  })
}

/** Files belong to one widget: the copy has rows of its own for the same stored files. Null for a widget without files. */
async function copyFiles(
  db: Db,
  widgetId: number,
  { model, poster }: NamedFiles,
  now: number,
): Promise<NamedFiles | null> {
  if (model === null && poster === null) return null
  return {
    model: model && (await copyFile(db, 'widget_model', model, widgetId, now)),
    poster: poster && (await copyFile(db, 'widget_poster', poster, widgetId, now)),
  }
}

async function copyFile(
  db: Db,
  table: 'widget_model' | 'widget_poster',
  id: number,
  widget_id: number,
  created_at: number,
): Promise<number | null> {
  const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { id: _, ...columns } = row
  const copy = await db
    .insertInto(table)
    .values({ ...columns, widget_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return copy.id
}

import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { BodyOf } from '@/contract/endpoint'
import type { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { type Widget, type WidgetMode, widgetSchema } from '@/contract/entities/widgets/widget'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import { demandAllowance, lockAllowance } from '../../allowance/allowance'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { areOwn, ownIds } from '../../db/ownIds'
import type { WidgetTable } from '../../db/tables/widgets'
import { ApiError, refused } from '../../errors/apiError'
import type { World } from '../../world'
import { requireModelFiles } from './models/modelFiles'
import { putIntoTrash, takeFromTrash } from '../trash/trash'
import { STORED_SETTINGS } from './settings/storedSettings'

/** A new widget is visible to its team only. */
export const NEW_MODE: WidgetMode = 'admin_mode'

/** By title, case-insensitively (product-rules/widgets.md#widget-list). */
export async function listWidgets(db: Db, accountId: number): Promise<Widget[]> {
  const rows = await db
    .selectFrom('widget')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const { compare } = new Intl.Collator('ru', { sensitivity: 'base', numeric: true })
  return rows.map(presentWidget).sort((one, other) => compare(one.role, other.role))
}

export async function ownWidget(
  db: Db,
  { account }: Actor,
  embedId: string,
): Promise<Selectable<WidgetTable>> {
  const row = await db
    .selectFrom('widget')
    .selectAll()
    .where('embed_id', '=', embedId)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'widget-not-found')
  return row
}

export async function createWidget(
  world: World,
  actor: Actor,
  widgetType: WidgetType,
  role: string,
): Promise<Widget> {
  const now = world.clock.now()
  return createOnce(world, actor, async (db) => {
    // Of two concurrent calls for the last one, the second is refused.
    await lockAllowance(db, actor.account.id)
    await demandAllowance(db, actor.account.id, 'widget', now)
    const row = await db
      .insertInto('widget')
      .values({
        account_id: actor.account.id,
        embed_id: world.ids.publicId(),
        widget_type: widgetType,
        role,
        mode: NEW_MODE,
        settings: STORED_SETTINGS[widgetType].initial(await onlyAlbum(db, actor.account.id)),
        saved_at: now,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, { action: 'widget.create', entity: 'widget', id: row.embed_id })
    return presentWidget(row)
  })
}

/** The account's album when there is exactly one, for a new widget to show. */
async function onlyAlbum(db: Db, accountId: number): Promise<number[]> {
  const albums = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .select('id')
    .limit(2)
    .execute()
  return albums.length === 1 ? albums.map(({ id }) => id) : []
}

/**
 * Writes the changes over the stored widget. Refuses (409) when the changed copy is outdated: the client reads the widget again and keeps its
 * changes. Changes that are stored already, as when the response to their save was lost, succeed.
 */
export async function saveWidget(
  world: World,
  actor: Actor,
  embedId: string,
  { isEnabled, role, gallerySettings, revision }: BodyOf<typeof widgetEndpoints.saveWidget>,
): Promise<Widget> {
  return world.db.transaction().execute(async (db) => {
    const { id } = await ownWidget(db, actor, embedId)
    // Locked before the settings are read: of two concurrent saves, the second reads the settings of the first.
    const stored = await db
      .updateTable('widget')
      .set((widget) => ({ revision: widget.ref('revision') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const kept = STORED_SETTINGS[stored.widget_type]
    const settings = kept.changed(stored.settings, gallerySettings)
    if (revision !== undefined && revision !== stored.revision) {
      const isStored =
        (isEnabled ?? stored.mode) === stored.mode &&
        (role ?? stored.role) === stored.role &&
        settings === kept.changed(stored.settings, {})
      if (isStored) return presentWidget(stored)
      throw new ApiError(409, 'widget-changed')
    }
    const before = new Set(kept.albums(stored.settings))
    const added = kept.albums(settings).filter((album) => !before.has(album))
    if (!(await areOwn(db, 'album', actor.account.id, added))) {
      throw refused('album-not-found', 'gallerySettings.albums')
    }
    await requireModelFiles(db, id, kept.files(settings))
    const saved = await db
      .updateTable('widget')
      .set({
        mode: isEnabled ?? stored.mode,
        role: role ?? stored.role,
        settings,
        revision: stored.revision + 1,
        saved_at: world.clock.now(),
      })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'widget.save',
      entity: 'widget',
      id: embedId,
      detail: { changed: Object.keys(gallerySettings), mode: saved.mode },
    })
    return presentWidget(saved)
  })
}

export async function deleteWidget(world: World, actor: Actor, embedId: string): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    const { id, role } = await ownWidget(db, actor, embedId)
    await putIntoTrash(world, db, actor, { kind: 'widget', subject: embedId, id, name: role })
    await db.deleteFrom('widget').where('id', '=', id).execute()
    await audit(db, world, actor, { action: 'widget.delete', entity: 'widget', id: embedId })
  })
}

/** Restores a deleted widget with its embed id, so that the code on the shop's pages works again. Albums that were deleted since are left out. */
export async function undeleteWidget(world: World, actor: Actor, subject: string): Promise<void> {
  const accountId = actor.account.id
  await world.db.transaction().execute(async (db) => {
    await lockAllowance(db, accountId)
    await demandAllowance(db, accountId, 'widget', world.clock.now())
    await takeFromTrash(world, db, actor, { kind: 'widget', subject })
    const { id, widget_type, settings } = await ownWidget(db, actor, subject)
    const kept = STORED_SETTINGS[widget_type]
    const albums = kept.albums(settings)
    const existing = await ownIds(db, 'album', accountId, albums)
    let left: typeof settings | null = null
    for (const album of albums) {
      if (!existing.has(album)) left = kept.withoutAlbum(left ?? settings, album) ?? left
    }
    if (left === null) return
    await db.updateTable('widget').set({ settings: left }).where('id', '=', id).execute()
  })
}

/** Removes an album that is about to be deleted from the settings that show it. */
export async function dropAlbumFromWidgets(
  db: Db,
  accountId: number,
  albumId: number,
  now: number,
): Promise<void> {
  // Locked before reading, as in a save.
  const rows = await db
    .updateTable('widget')
    .set((widget) => ({ revision: widget.ref('revision') }))
    .where('account_id', '=', accountId)
    .returning(['id', 'widget_type', 'settings'])
    .execute()
  for (const { id, widget_type, settings } of rows) {
    const left = STORED_SETTINGS[widget_type].withoutAlbum(settings, albumId)
    if (left === null) continue
    await db
      .updateTable('widget')
      .set((widget) => ({
        settings: left,
        revision: widget('revision', '+', 1),
        saved_at: now,
      }))
      .where('id', '=', id)
      .execute()
  }
}

type WidgetRow = Omit<Selectable<WidgetTable>, 'id' | 'account_id' | 'saved_at' | 'created_at'>

export function presentWidget(row: WidgetRow): Widget {
  return v.parse(widgetSchema, {
    embedId: row.embed_id,
    widgetType: row.widget_type,
    role: row.role,
    isEnabled: row.mode,
    gallerySettings: STORED_SETTINGS[row.widget_type].read(row.settings),
    revision: row.revision,
  })
}

import type { Selectable } from 'kysely'
import {
  DEFAULT_GALLERY_SETTINGS,
  gallerySettingsSchema,
  type GallerySettings,
  type Widget,
  type WidgetMode,
  type WidgetType,
} from '@/contract/entities/widget'
import type { Actor } from '../../auth/actor'
import { readJson } from '../../db/readJson'
import type { Db } from '../../db/openDatabase'
import type { WidgetTable } from '../../db/tables/widgets'
import { ApiError, refused } from '../../errors/apiError'
import { presentWidget } from './presentWidget'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { tidySettings } from './tidySettings'
import { areOwn } from '../../db/ownIds'

/** By title, whatever the case (product-rules/widgets.md#widget-list). */
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
  return world.db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('widget')
      .values({
        account_id: actor.account.id,
        embed_id: world.ids.publicId(),
        widget_type: widgetType,
        role,
        mode: 'full_access',
        settings: JSON.stringify(DEFAULT_GALLERY_SETTINGS),
        created_at: world.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, { action: 'widget.create', entity: 'widget', id: row.embed_id })
    return presentWidget(row)
  })
}

interface WidgetChanges {
  isEnabled?: WidgetMode | undefined
  role?: string | undefined
  gallerySettings: { [Name in keyof GallerySettings]?: GallerySettings[Name] | undefined }
}

/** Writes what changed over what is stored. */
export async function saveWidget(
  world: World,
  actor: Actor,
  embedId: string,
  { isEnabled, role, gallerySettings }: WidgetChanges,
): Promise<Widget> {
  return world.db.transaction().execute(async (db) => {
    const { id } = await ownWidget(db, actor, embedId)
    // Raised before the settings are read: two people who change different ones must not undo each other.
    const stored = await db
      .updateTable('widget')
      .set((widget) => ({ revision: widget('revision', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { albums } = gallerySettings
    if (albums && !(await areOwn(db, 'album', actor.account.id, albums))) {
      throw refused('album-not-found', 'gallerySettings.albums')
    }
    const settings = { ...readJson(gallerySettingsSchema, stored.settings), ...gallerySettings }
    const saved = await db
      .updateTable('widget')
      .set({
        mode: isEnabled ?? stored.mode,
        role: role ?? stored.role,
        settings: JSON.stringify(tidySettings(settings)),
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
    const { id } = await ownWidget(db, actor, embedId)
    await db.deleteFrom('widget').where('id', '=', id).execute()
    await audit(db, world, actor, { action: 'widget.delete', entity: 'widget', id: embedId })
  })
}

/** Takes an album that is about to go out of the settings that show it. */
export async function dropAlbumFromWidgets(
  db: Db,
  accountId: number,
  albumId: number,
): Promise<void> {
  // Locked before they are read, as in a save.
  const rows = await db
    .updateTable('widget')
    .set((widget) => ({ revision: widget.ref('revision') }))
    .where('account_id', '=', accountId)
    .returning(['id', 'settings'])
    .execute()
  for (const { id, settings } of rows) {
    const parsed = readJson(gallerySettingsSchema, settings)
    if (!parsed.albums.includes(albumId)) continue
    const albums = parsed.albums.filter((other) => other !== albumId)
    await db
      .updateTable('widget')
      .set((widget) => ({
        settings: JSON.stringify({ ...parsed, albums }),
        revision: widget('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  }
}

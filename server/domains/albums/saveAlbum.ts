import type { Album, AlbumSettings } from '@/contract/entities/posts/album'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import type { Flag } from '../../db/tables/columns'
import { refused } from '../../errors/apiError'
import type { StoredPicture } from '../../media/storePicture'
import type { World } from '../../world'
import { ownAlbum } from './albums'

/** Writes only the settings sent. */
export async function saveAlbum(
  world: World,
  actor: Actor,
  id: number,
  settings: AlbumSettings,
): Promise<Album> {
  return world.db.transaction().execute(async (db) => {
    // Must be first: it locks the account's row, so that two concurrent requests cannot both make
    // an album the default.
    await raiseContentVersion(db, actor.account.id)
    const stored = await ownAlbum(db, actor, id)
    await checkSources(db, actor, stored, settings)
    if (settings.defaultValue) await dropDefault(db, actor)
    await db
      .updateTable('album')
      .set((album) => ({ ...columnsOf(settings), revision: album('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'album.save',
      entity: 'album',
      id,
      detail: { changed: Object.keys(settings) },
    })
    return ownAlbum(db, actor, id)
  })
}

const flag = (value: boolean): Flag => (value ? 1 : 0)

function columnsOf(settings: AlbumSettings) {
  const { name, sortType, sortDirection, useAllDataSources, sources, defaultValue } = settings
  return {
    ...(name === undefined ? {} : { name }),
    ...(sortType === undefined ? {} : { sort_type: sortType }),
    ...(sortDirection === undefined ? {} : { sort_direction: sortDirection }),
    ...(useAllDataSources === undefined ? {} : { use_all_data_sources: flag(useAllDataSources) }),
    ...(sources === undefined ? {} : { sources: JSON.stringify([...new Set(sources)]) }),
    ...(defaultValue === undefined ? {} : { is_default: flag(defaultValue) }),
  } as const
}

/** Selected sources must be the account's own; an album without all sources needs at least one. */
async function checkSources(
  db: Db,
  { account }: Actor,
  stored: Album,
  { sources, useAllDataSources }: AlbumSettings,
): Promise<void> {
  const takesAll = useAllDataSources ?? stored.useAllDataSources
  if (!takesAll && (sources ?? stored.sources).length === 0) {
    throw refused('album-needs-source', 'sources')
  }
  if (!sources || sources.length === 0) return
  const rows = await db
    .selectFrom('source')
    .select('type')
    .where('account_id', '=', account.id)
    .execute()
  const known = new Set<string>(rows.map(({ type }) => type))
  if (!sources.every((name) => known.has(name))) throw refused('source-not-found', 'sources')
}

async function dropDefault(db: Db, { account }: Actor): Promise<void> {
  await db
    .updateTable('album')
    .set((album) => ({ is_default: 0, revision: album('revision', '+', 1) }))
    .where('account_id', '=', account.id)
    .where('is_default', '=', 1)
    .execute()
}

/** Makes an uploaded picture the album's cover. */
export async function saveAlbumCover(
  world: World,
  actor: Actor,
  id: number,
  cover: StoredPicture,
): Promise<Album> {
  return world.db.transaction().execute(async (db) => {
    await ownAlbum(db, actor, id)
    await db
      .updateTable('album')
      .set((album) => ({
        cover_blob: cover.blob,
        cover_variants: cover.variants,
        revision: album('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'album.cover',
      entity: 'album',
      id,
      detail: { bytes: cover.bytes },
    })
    return ownAlbum(db, actor, id)
  })
}

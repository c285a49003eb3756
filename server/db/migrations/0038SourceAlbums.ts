import type { Kysely } from 'kysely'
import { owned } from './columns'

/** Albums of a source's new posts. */
export async function createSourceAlbums(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_album')
    .addColumn('source_id', 'bigint', owned('source.id'))
    .addColumn('album_id', 'bigint', owned('album.id'))
    .addPrimaryKeyConstraint('source_album_once', ['source_id', 'album_id'])
    .execute()
  await db.schema.createIndex('source_album_album').on('source_album').column('album_id').execute()
}

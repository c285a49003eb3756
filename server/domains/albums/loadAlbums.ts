import * as v from 'valibot'
import type { Album } from '@/contract/entities/posts/album'
import type { Db } from '../../db/openDatabase'
import { readJson } from '../../db/readJson'
import { iso } from '../../language/times'
import { mediaPath } from '../../blobs/blobStore'
import { variantFor, variantListSchema } from '../../blobs/variants'

const sourcesSchema = v.array(v.string())

/** The account's albums with counts and covers, oldest first; or only the requested one. */
export async function loadAlbums(db: Db, accountId: number, albumId?: number): Promise<Album[]> {
  const albums = db
    .selectFrom('album')
    .leftJoin('album_post', 'album_post.album_id', 'album.id')
    .leftJoin('post', 'post.id', 'album_post.post_id')
    .where('album.account_id', '=', accountId)
    .selectAll('album')
    .select(({ fn }) => [
      fn.count<number>('post.id').as('all_post_count'),
      fn.sum<number | null>('post.is_published').as('post_count'),
    ])
    .groupBy('album.id')
    .orderBy('album.id')
  const asked = albumId === undefined ? albums : albums.where('album.id', '=', albumId)
  const rows = await asked.execute()
  const covers = await loadCovers(db, accountId, albumId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: iso(row.created_at),
    isStory: row.is_story === 1,
    postCount: row.post_count ?? 0,
    allPostCount: row.all_post_count,
    sortDirection: row.sort_direction,
    sortType: row.sort_type,
    sources: readJson(sourcesSchema, row.sources),
    coverUrl:
      row.cover_variants === null ? (covers.get(row.id) ?? null) : coverUrl(row.cover_variants),
    useAllDataSources: row.use_all_data_sources === 1,
    defaultValue: row.is_default === 1,
  }))
}

/** By album: the first picture of its newest published post, else of its newest post. */
async function loadCovers(
  db: Db,
  accountId: number,
  albumId?: number,
): Promise<Map<number, string>> {
  const rows = await db
    .with('ranked', (query) => {
      const albums = query
        .selectFrom('album')
        .innerJoin('album_post', 'album_post.album_id', 'album.id')
        .innerJoin('post', 'post.id', 'album_post.post_id')
        .where('album.account_id', '=', accountId)
        .where('album.cover_variants', 'is', null)
        .select(({ fn }) => [
          'album.id as album_id',
          'post.id as post_id',
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('album.id')
                .orderBy('post.is_published', 'desc')
                .orderBy('post.provider_created_at', 'desc')
                .orderBy('post.id', 'desc'),
            )
            .as('place'),
        ])
      return albumId === undefined ? albums : albums.where('album.id', '=', albumId)
    })
    .selectFrom('ranked')
    .innerJoin('post_media', 'post_media.post_id', 'ranked.post_id')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('ranked.place', '=', 1)
    .orderBy('post_media.position', 'desc')
    .select(['ranked.album_id', 'media.variants'])
    .execute()
  return new Map(rows.map((row) => [row.album_id, coverUrl(row.variants)]))
}

function coverUrl(variants: string): string {
  return mediaPath(variantFor(readJson(variantListSchema, variants), 'frame').blob)
}

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

/** Posts among which the album's cover is chosen. */
const POSTS_FOR_COVER = 5

/**
 * By album without an uploaded cover: the picture of its newest post that is not the cover of an
 * older album; published posts come first. When older albums have taken the pictures of the first
 * `POSTS_FOR_COVER` posts, the picture of the first post.
 */
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
      return albumId === undefined ? albums : albums.where('album.id', '<=', albumId)
    })
    .selectFrom('ranked')
    .innerJoin('post_media', 'post_media.post_id', 'ranked.post_id')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('ranked.place', '<=', POSTS_FOR_COVER)
    .orderBy('ranked.album_id')
    .orderBy('ranked.place')
    .orderBy('post_media.position')
    .select(['ranked.album_id', 'ranked.post_id', 'media.variants'])
    .execute()
  const choices = new Map<number, Map<number, string>>()
  for (const { album_id, post_id, variants } of rows) {
    const pictures = choices.get(album_id) ?? new Map<number, string>()
    if (!pictures.has(post_id)) pictures.set(post_id, coverUrl(variants))
    choices.set(album_id, pictures)
  }
  const covers = new Map<number, string>()
  const taken = new Set<string>()
  for (const [album, pictures] of choices) {
    const urls = [...pictures.values()]
    const cover = urls.find((url) => !taken.has(url)) ?? urls[0]
    if (cover === undefined) continue
    taken.add(cover)
    covers.set(album, cover)
  }
  return covers
}

function coverUrl(variants: string): string {
  return mediaPath(variantFor(readJson(variantListSchema, variants), 'frame').blob)
}

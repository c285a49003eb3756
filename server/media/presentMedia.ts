import type { Selectable } from 'kysely'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import { mediaPath } from '../blobs/blobStore'
import { thumbnailPath, variantFor, variantListSchema, type Variant } from '../blobs/variants'
import type { Db } from '../db/openDatabase'
import { readJson } from '../db/readJson'
import type { MediaTable } from '../db/tables/posts'

export type MediaRow = Pick<
  Selectable<MediaTable>,
  'id' | 'kind' | 'blob' | 'width' | 'height' | 'variants'
>

export function variantsOf({ variants }: Pick<MediaRow, 'variants'>): Variant[] {
  return readJson(variantListSchema, variants)
}

/**
 * Addresses of the three sizes and of the video. The original picture is never served: its metadata may contain the
 * location.
 */
export function mediaUrls(media: MediaRow) {
  const variants = variantsOf(media)
  return {
    imageHighResolutionUrl: mediaPath(variantFor(variants, 'full').blob),
    imageUrl: mediaPath(variantFor(variants, 'frame').blob),
    thumbnailUrl: thumbnailPath(variants),
    videoUrl: media.kind === 'video' ? mediaPath(media.blob) : null,
  }
}

export function presentUploadedMedia(media: MediaRow): UploadedMedia {
  const { imageUrl, thumbnailUrl } = mediaUrls(media)
  return {
    id: media.id,
    type: media.kind,
    imageUrl,
    thumbnailUrl,
    width: media.width,
    height: media.height,
  }
}

/** By post: the address of the smallest size of its first picture. */
export async function postThumbnails(
  db: Db,
  postIds: readonly number[],
): Promise<Map<number, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('post_media.post_id', 'in', postIds)
    .orderBy('post_media.position', 'desc')
    .select(['post_media.post_id', 'media.variants'])
    .execute()
  return new Map(rows.map((row) => [row.post_id, thumbnailPath(variantsOf(row))]))
}

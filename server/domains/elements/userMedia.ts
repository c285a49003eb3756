import type { Selectable } from 'kysely'
import type { UserMedia } from '@/contract/entities/posts/media'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import type { Db } from '../../db/openDatabase'
import type { UserMediaTable } from '../../db/tables/posts'
import { isBlobName, MEDIA_ROOT, mediaPath } from '../../blobs/blobStore'
import type { StoredPicture } from '../../media/storePicture'
import { variantFor } from '../../blobs/variants'
import { variantsOf } from '../../media/presentMedia'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { containing } from '../../language/searchText'

/** Saves a stored picture for stickers and backgrounds. */
export async function createUserMedia(
  world: World,
  actor: Actor,
  { format, bytes, ...picture }: StoredPicture,
): Promise<UserMedia> {
  return createOnce(world, actor, async (db) => {
    const media = await db
      .insertInto('user_media')
      .values({ ...picture, account_id: actor.account.id, created_at: world.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, world, actor, {
      action: 'user-media.upload',
      entity: 'user_media',
      id: media.id,
      detail: { format, bytes },
    })
    return presentUserMedia(media)
  })
}

function presentUserMedia(media: Selectable<UserMediaTable>): UserMedia {
  const { blob, width, height } = variantFor(variantsOf(media), 'full')
  return { id: media.id, pictureUrl: mediaPath(blob), width, height }
}

/** The stored file behind an address, when it is a picture for stickers that the account uploaded. */
export async function ownPictureBlob(
  db: Db,
  accountId: number,
  pictureUrl: string,
): Promise<string | null> {
  const own = await ownPictureUrls(db, accountId, [pictureUrl])
  return own.has(pictureUrl) ? blobOf(pictureUrl) : null
}

/** The addresses that are pictures for stickers and backgrounds uploaded by the account. */
export async function ownPictureUrls(
  db: Db,
  accountId: number,
  pictureUrls: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(pictureUrls)].filter((url) => isBlobName(blobOf(url)))
  if (asked.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_media')
    .where('account_id', '=', accountId)
    .where((row) => row.or(asked.map((url) => row('variants', 'like', containing(blobOf(url))))))
    .select('variants')
    .execute()
  return new Set(asked.filter((url) => rows.some(({ variants }) => variants.includes(blobOf(url)))))
}

const blobOf = (pictureUrl: string) =>
  pictureUrl.startsWith(MEDIA_ROOT) ? pictureUrl.slice(MEDIA_ROOT.length) : ''

import { readJson } from '../../server/db/readJson'
import { mediaPath } from '../../server/blobs/blobStore'
import { variantFor, variantListSchema } from '../../server/blobs/variants'
import type { World } from '../../server/world'
import { SHOP_AUTHOR } from '../content/demoPost'

/** The first picture of the shop's newest published post; null without one. */
export async function heroPicture(
  { db, settings }: World,
  account: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('post')
    .innerJoin('account', 'account.id', 'post.account_id')
    .innerJoin('post_media', 'post_media.post_id', 'post.id')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('account.username', '=', account)
    .where('post.author_username', '=', SHOP_AUTHOR)
    .where('post.is_published', '=', 1)
    .orderBy('post.provider_created_at', 'desc')
    .orderBy('post_media.position')
    .select('media.variants')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const variants = readJson(variantListSchema, row.variants)
  return settings.widgetUrl + mediaPath(variantFor(variants, 'full').blob)
}

import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Actor } from '../../auth/actor'
import { mediaPath } from '../../blobs/blobStore'
import type { StoredPicture } from '../../media/storePicture'
import { variantFor } from '../../blobs/variants'
import { variantsOf } from '../../media/presentMedia'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { ownProduct } from './productQuery'

/** Appends a photo to a product's pictures; an identical photo is not added again. */
export async function addProductPhoto(
  world: World,
  actor: Actor,
  id: number,
  { blob, variants, bytes, format }: StoredPicture,
): Promise<Product> {
  const { account } = actor
  return world.db.transaction().execute(async (db) => {
    // First, because it makes concurrent transactions that add a photo wait.
    await raiseContentVersion(db, account.id)
    const product = await ownProduct(db, account.id, id)
    const sizes = variantsOf({ variants })
    const url = mediaPath(variantFor(sizes, 'full').blob)
    if (product.sourceImageUrls.includes(url)) return product
    const { id: mediaId } = await db
      .insertInto('sku_media')
      .values({ sku_id: id, blob, variants, created_at: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('sku')
      .set({
        source_image_urls: JSON.stringify([...product.sourceImageUrls, url]),
        image_url: product.imageUrl || mediaPath(variantFor(sizes, 'frame').blob),
      })
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'sku.media-upload',
      entity: 'sku',
      id,
      detail: { mediaId, format, bytes },
    })
    return ownProduct(db, account.id, id)
  })
}

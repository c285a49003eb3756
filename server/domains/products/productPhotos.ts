import type { AuditAction } from '@/contract/entities/account/auditActions'
import type { Product, ProductRecord } from '@/contract/entities/catalogue/productLink'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import { mediaPath } from '../../blobs/blobStore'
import { variantFor } from '../../blobs/variants'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import { ApiError } from '../../errors/apiError'
import { variantsOf } from '../../media/presentMedia'
import type { StoredPicture } from '../../media/storePicture'
import type { World } from '../../world'
import { sourceImageUrlsOf } from './presentProduct'
import { ownProduct } from './productQuery'

/** A photo that the team uploaded. */
interface Photo {
  id: number
  isFirst: boolean
  /** Its address in `sourceImageUrls`. */
  url: string
  /** Its address as `imageUrl`. */
  frameUrl: string
}

type Pictures = Pick<Product, 'imageUrl' | 'sourceImageUrls'>

/** A product of the account with the photos that the team uploaded; 404 without it. */
export async function productRecord(db: Db, accountId: number, id: number): Promise<ProductRecord> {
  const product = await ownProduct(db, accountId, id)
  const photos = await loadPhotos(db, id)
  return { ...product, uploads: photos.map((photo) => ({ id: photo.id, url: photo.url })) }
}

/** Appends a photo to a product's pictures; an identical photo is not added again. */
export function addProductPhoto(
  world: World,
  actor: Actor,
  id: number,
  { blob, variants, bytes, format }: StoredPicture,
): Promise<ProductRecord> {
  return changePhotos(world, actor, id, async (db, { product }) => {
    const url = mediaPath(variantFor(variantsOf({ variants }), 'full').blob)
    if (product.sourceImageUrls.includes(url)) return null
    const { id: mediaId } = await db
      .insertInto('sku_media')
      .values({ sku_id: id, blob, variants, created_at: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { action: 'sku.media-upload', detail: { mediaId, format, bytes } }
  })
}

/** Removes a photo of the team; the next sweep deletes its file. */
export function deleteProductPhoto(
  world: World,
  actor: Actor,
  id: number,
  mediaId: number,
): Promise<ProductRecord> {
  return changePhotos(world, actor, id, async (db, { photos }) => {
    requirePhoto(photos, mediaId)
    await db.deleteFrom('sku_media').where('id', '=', mediaId).execute()
    return { action: 'sku.media-delete', detail: { mediaId } }
  })
}

/** Puts a photo of the team before the catalogue's pictures, or none. */
export function saveFirstPhoto(
  world: World,
  actor: Actor,
  id: number,
  mediaId: number | null,
): Promise<ProductRecord> {
  return changePhotos(world, actor, id, async (db, { photos }) => {
    if (mediaId !== null) requirePhoto(photos, mediaId)
    const ofProduct = db.updateTable('sku_media').where('sku_id', '=', id)
    await ofProduct.set({ is_first: 0 }).execute()
    if (mediaId !== null) await ofProduct.set({ is_first: 1 }).where('id', '=', mediaId).execute()
    return { action: 'sku.media-first', detail: { mediaId } }
  })
}

/** Adds the team's photos to the pictures that the feed has just written. */
export async function addPhotosToPictures(db: Db, id: number): Promise<void> {
  const sku = await db
    .selectFrom('sku')
    .select(['image_url', 'source_image_urls'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const written = { imageUrl: sku.image_url, sourceImageUrls: sourceImageUrlsOf(sku) }
  const photos = await loadPhotos(db, id)
  await arrangePictures(db, id, catalogPictures(written, photos))
}

/** Writes the pictures of a product: the team's first one, the catalogue's, then the other ones of the team. */
async function arrangePictures(
  db: Db,
  id: number,
  { imageUrl, sourceImageUrls }: Pictures,
): Promise<void> {
  const photos = await loadPhotos(db, id)
  const first = photos.find(({ isFirst }) => isFirst)
  const others = photos.filter((photo) => photo !== first)
  const urls = [first?.url ?? [], sourceImageUrls, others.map(({ url }) => url)].flat()
  const catalogUrl = imageUrl || (sourceImageUrls[0] ?? '')
  await db
    .updateTable('sku')
    .set({
      source_image_urls: JSON.stringify(urls),
      image_url: first?.frameUrl ?? (catalogUrl || (others[0]?.frameUrl ?? '')),
    })
    .where('id', '=', id)
    .execute()
}

interface Change {
  action: AuditAction
  detail: Record<string, unknown>
}

/** Changes the photos of a product and arranges its pictures; a change of null leaves everything as it is. */
function changePhotos(
  world: World,
  actor: Actor,
  id: number,
  change: (db: Db, stored: { product: Product; photos: Photo[] }) => Promise<Change | null>,
): Promise<ProductRecord> {
  const { account } = actor
  return world.db.transaction().execute(async (db) => {
    // First, because it makes concurrent transactions that change photos wait.
    await raiseContentVersion(db, account.id)
    const product = await ownProduct(db, account.id, id)
    const photos = await loadPhotos(db, id)
    const changed = await change(db, { product, photos })
    if (changed) {
      await arrangePictures(db, id, catalogPictures(product, photos))
      await audit(db, world, actor, { ...changed, entity: 'sku', id })
    }
    return productRecord(db, account.id, id)
  })
}

/** The pictures of a product without those of the team; `imageUrl` is empty without one. */
function catalogPictures(
  { imageUrl, sourceImageUrls }: Pictures,
  photos: readonly Photo[],
): Pictures {
  const isOwn = photos.some(({ frameUrl }) => frameUrl === imageUrl)
  return {
    imageUrl: isOwn ? '' : imageUrl,
    sourceImageUrls: sourceImageUrls.filter((url) => !photos.some((photo) => photo.url === url)),
  }
}

function requirePhoto(photos: readonly Photo[], mediaId: number): void {
  if (!photos.some(({ id }) => id === mediaId)) throw new ApiError(404, 'not-found')
}

async function loadPhotos(db: Db, skuId: number): Promise<Photo[]> {
  const rows = await db
    .selectFrom('sku_media')
    .select(['id', 'variants', 'is_first'])
    .where('sku_id', '=', skuId)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const sizes = variantsOf(row)
    return {
      id: row.id,
      isFirst: row.is_first === 1,
      url: mediaPath(variantFor(sizes, 'full').blob),
      frameUrl: mediaPath(variantFor(sizes, 'frame').blob),
    }
  })
}

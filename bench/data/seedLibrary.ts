import sharp from 'sharp'
import { openDatabase } from '../../server/db/openDatabase'
import { openDiskBlobStore } from '../../server/blobs/openDiskBlobStore'
import { VARIANT_SIDES } from '../../server/blobs/variants'
import { readSettings } from '../../server/settings'
import { seedShop } from './serverListData'

export { OWNER, PATHS } from './serverListData'

/** Creates a shop of `posts` posts, each with one picture that can be shown. */
export async function seedLibrary(dataDir: string, posts: number): Promise<void> {
  await seedShop(dataDir, posts)
  const store = await openDiskBlobStore(dataDir)
  const variants = []
  for (const side of Object.values(VARIANT_SIDES)) {
    const height = Math.round(side * 0.75)
    const picture = sharp({ create: { width: side, height, channels: 3, background: '#b98d63' } })
    const blob = await store.put(await picture.webp().toBuffer(), 'webp')
    variants.push({ blob, width: side, height })
  }
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  await db
    .updateTable('media')
    .set({ variants: JSON.stringify(variants) })
    .execute()
  await db.destroy()
}

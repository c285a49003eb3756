import { mkdir } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { LOGIN_PATH } from '@/contract/addresses'
import { endpointPath } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import { systemClock } from '../../server/clock'
import { openDatabase, type Db } from '../../server/db/openDatabase'
import { VARIANT_SIDES } from '../../server/blobs/variants'
import { createOwner } from '../../server/domains/accounts/createOwner'
import { BARE_ELEMENTS, elementsOf } from '../../server/domains/elements/mediaElements'
import { planIndexing } from '../../server/domains/products/search/indexProducts'
import { newPostRow } from '../../server/domains/posts/adding/postRow'
import { linkKey, postSearchText, skuSearchText } from '../../server/language/searchText'
import { readSettings } from '../../server/settings'
import { WIDGET_SETTINGS } from '@/contract/widgets/settings/widgetSettings'
import { aButton, anInteraction, aText } from '../../test/server/elements'

const PRODUCTS = 500
const ALBUMS = 20
const SHOWN_ALBUMS = 5
const ALBUMS_PER_POST = 2
const VIDEO_EVERY = 10
const PRODUCTS_PER_POST = 2
const BATCH = 500
const HOUR = 3_600_000
/** Every third post has the usual elements on its picture: a text, a button and a poll. */
const DRESSED_EVERY = 3
const BARE = JSON.stringify(BARE_ELEMENTS)
const DRESSED = JSON.stringify(
  elementsOf({
    ...BARE_ELEMENTS,
    textStickers: [aText(), aText({ text: 'Из новой партии', y: 60 })],
    callToActions: [aButton()],
    interactions: [anInteraction()],
  }),
)

/** The owner of the measured account. */
export const OWNER = { email: 'owner@bench.test', password: 'window7', username: 'bench' }
export const PATHS = {
  login: LOGIN_PATH,
  list: endpointPath(postEndpoints.searchPosts, OWNER.username),
}

/**
 * Fills the database at `databaseUrl`, or the embedded one in `dataDir`, with a shop of `posts` published posts; draws
 * no pictures.
 */
export async function seedShop(dataDir: string, posts: number, databaseUrl = ''): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const db = await openDatabase(settings)
  try {
    await createOwner({ db, clock: systemClock, settings }, { ...OWNER, name: 'Лён и глина' })
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await db.transaction().execute(async (transaction) => {
      await seedProducts(transaction, id)
      await seedAlbums(transaction, id)
      await seedWidget(transaction, id)
      for (let first = 1; first <= posts; first += BATCH) {
        const numbers = Array.from({ length: Math.min(BATCH, posts - first + 1) }, (_, index) => {
          return first + index
        })
        await seedPosts(transaction, id, numbers)
      }
    })
  } finally {
    await db.destroy()
  }
}

async function seedProducts(db: Db, accountId: number): Promise<void> {
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const sku = { article: `LG-${number}`, name: `Кружка «Утро» ${number}`, brand: 'Лён и глина' }
    const link = `https://shop.test/products/${number}`
    await db
      .insertInto('sku')
      .values({
        ...sku,
        account_id: accountId,
        price: 149_000 + number,
        old_price: null,
        currency: 'rub',
        in_stock: 1,
        link,
        link_key: linkKey(link),
        image_url: `https://shop.test/${number}.jpg`,
        source_image_urls: JSON.stringify([`https://shop.test/${number}.jpg`]),
        search_text: skuSearchText(sku),
        created_at: 0,
      })
      .execute()
  }
  await planIndexing(db, accountId, 0)
}

async function seedAlbums(db: Db, accountId: number): Promise<void> {
  for (let number = 1; number <= ALBUMS; number += 1) {
    await db
      .insertInto('album')
      .values({
        account_id: accountId,
        name: `Альбом ${number}`,
        sort_type: 'manualSortingPosition',
        sort_direction: 'desc',
        created_at: 0,
      })
      .execute()
  }
}

/** A gallery that everyone sees, of some of the albums. */
async function seedWidget(db: Db, accountId: number): Promise<void> {
  const albums = several(SHOWN_ALBUMS, (index) => index + 1)
  await db
    .insertInto('widget')
    .values({
      account_id: accountId,
      embed_id: 'bench-gallery',
      widget_type: 'gallery',
      role: 'Галерея',
      mode: 'full_access',
      settings: JSON.stringify({ ...WIDGET_SETTINGS.gallery.defaults, albums }),
      created_at: 0,
    })
    .execute()
}

async function seedPosts(db: Db, accountId: number, numbers: number[]): Promise<void> {
  const now = Date.now()
  await db
    .insertInto('media')
    .values(numbers.map((number) => mediaRow(accountId, number)))
    .execute()
  for (const number of numbers) {
    const at = now - number * HOUR
    const row = newPostRow(accountId, `post-${number}`, 'shop', `Утро № ${number} на кухне`, at)
    await db
      .insertInto('post')
      .values({
        ...row,
        is_published: 1,
        published_at: at,
        like_count: number % 997,
        search_text: postSearchText(row),
      })
      .execute()
  }
  await db
    .insertInto('post_media')
    .values(
      numbers.map((id) => ({
        post_id: id,
        media_id: id,
        position: 0,
        elements: id % DRESSED_EVERY === 0 ? DRESSED : BARE,
      })),
    )
    .execute()
  await db
    .insertInto('album_post')
    .values(
      numbers.flatMap((id) =>
        several(ALBUMS_PER_POST, (index) => ({
          post_id: id,
          album_id: ((id + index * 7) % ALBUMS) + 1,
          position: -id,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('media_link')
    .values(
      numbers.flatMap((id) =>
        several(PRODUCTS_PER_POST, (index) => ({
          post_id: id,
          media_id: id,
          sku_id: ((id + index * 31) % PRODUCTS) + 1,
          position: index,
          marker_x: 20 + index * 30,
          marker_y: 50,
        })),
      ),
    )
    .execute()
}

function several<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function mediaRow(accountId: number, number: number) {
  const name = (part: string) => createHash('sha256').update(`${number} ${part}`).digest('hex')
  const variants = Object.values(VARIANT_SIDES).map((side) => ({
    blob: `${name(String(side))}.webp`,
    width: side,
    height: Math.round(side * 0.75),
  }))
  return {
    account_id: accountId,
    kind: number % VIDEO_EVERY === 0 ? ('video' as const) : ('image' as const),
    format: 'jpeg' as const,
    blob: `${name('original')}.jpg`,
    bytes: 1_000_000,
    width: 2000,
    height: 1500,
    duration: null,
    variants: JSON.stringify(variants),
    created_at: 0,
  }
}

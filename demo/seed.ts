import { accountSearchText } from '../server/language/searchText'
import type { Db } from '../server/db/openDatabase'
import { provisionAccount } from '../server/domains/accounts/createOwner'
import type { World } from '../server/world'
import { DEMO_ACCOUNT } from './demoAccount'
import { OTHER_POSTS, OTHER_SHOP } from './content/otherShop'
import { POSTS } from './content/posts'
import { REVIEWS } from './content/reviews'
import { drawInChild, type DrawPictures, importPictures } from './seeding/importPictures'
import { importModel, seedModelWidget } from './seeding/seedModelWidget'
import { hashDemoPasswords, seedPeople } from './seeding/seedPeople'
import { seedAlbum, seedAlbums } from './seeding/seedAlbums'
import { seedAnswers } from './seeding/seedAnswers'
import { seedConnections } from './seeding/seedConnections'
import { seedPayments } from './seeding/seedPayments'
import { seedPosts, seedSegments } from './seeding/seedPosts'
import { seedReviews } from './seeding/seedReviews'
import { seedProducts, seedSubstitutes } from './seeding/seedProducts'
import { seedWidgets } from './seeding/seedWidgets'

const DEMO_SHOP = { username: DEMO_ACCOUNT, name: 'Лён и глина' } as const
/** The accounts are older than everything in them. */
const OPENED_BEFORE_MS = 130 * 86_400_000

/**
 * Fills an empty world with the demo: two shops, their people, catalogue, posts, albums, widgets and two months of shoppers' events. Does
 * nothing when the account `demo` exists. Stores the pictures and the model first; all rows are one transaction.
 */
export async function seedDemo(
  world: World,
  draw: DrawPictures = drawInChild(world.settings.distDir),
): Promise<void> {
  if (await isSeeded(world.db)) return
  const passwords = await hashDemoPasswords(world)
  const pictures = await importPictures(world, draw)
  const model = await importModel(world)
  const now = world.clock.now()
  const created_at = now - OPENED_BEFORE_MS
  const shopUrl = world.settings.demoShopUrl ?? world.settings.publicUrl
  await world.db.transaction().execute(async (db) => {
    const demo = await seedAccount(db, DEMO_SHOP, created_at)
    const other = await seedAccount(db, OTHER_SHOP, created_at)
    await seedPeople(db, { demo, other }, passwords, created_at)

    const skuIds = await seedProducts(db, demo, pictures, { shopUrl, created_at })
    await seedSubstitutes(db, skuIds)
    const ours = { accountId: demo, pictures, skuIds, now }
    const posts = await seedPosts(db, ours, POSTS)
    const albums = await seedAlbums(db, demo, posts, created_at)
    await seedAnswers(db, demo, posts, now)
    await seedReviews(db, ours, albums, REVIEWS)
    await seedWidgets(db, demo, albums, posts, { now, created_at, shopUrl })
    await seedModelWidget(db, demo, model, created_at)
    await seedSegments(db, demo, posts, created_at)
    await seedPayments(db, demo, now)
    await seedConnections(db, demo, { now, created_at })

    const target = { accountId: other, pictures, skuIds: new Map<string, number>(), now }
    const others = await seedPosts(db, target, OTHER_POSTS)
    await seedAlbum(db, other, { name: OTHER_SHOP.album, isDefault: true, created_at }, others)
  })
}

async function isSeeded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', DEMO_SHOP.username)
    .executeTakeFirst()
  return row !== undefined
}

async function seedAccount(
  db: Db,
  { username, name }: { username: string; name: string },
  created_at: number,
): Promise<number> {
  const search_text = accountSearchText({ username, name })
  const { id } = await db
    .insertInto('account')
    .values({ username, name, locale: 'ru', created_at, started_at: created_at, search_text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await provisionAccount(db, id, created_at)
  await db
    .insertInto('audit')
    .values({
      account_id: id,
      person_id: null,
      action: 'account.create',
      entity: 'account',
      entity_id: String(id),
      at: created_at,
      detail: JSON.stringify({ username, isDemo: true }),
    })
    .execute()
  return id
}

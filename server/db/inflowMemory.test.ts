import type { Kysely } from 'kysely'
import { anAccount, aPerson, aPost } from '../../test/server/factories'
import { aReadSource } from '../../test/server/sourceFactories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../test/server/world'
import { createInflowMemory } from './migrations/0027InflowMemory'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

/** Restores the schema before the migration. */
async function forgetInflow(): Promise<void> {
  const { schema } = world.db
  await schema.dropIndex('source_item_left_out').execute()
  await schema.alterTable('source_item').dropColumn('link').execute()
  await schema.alterTable('source_item').dropColumn('published_at').execute()
  await schema.alterTable('source').dropColumn('has_older').execute()
  await schema.alterTable('post').dropColumn('compared_at').execute()
  await schema.alterTable('post').dropColumn('is_settled').execute()
  await schema.dropTable('deleted_item').execute()
}

test('creates the data for imports (mention sources, deleted posts, links, suggestion jobs) of existing accounts', async () => {
  const shop = await anAccount(world)
  const owner = await aPerson(world, shop, 'owner')
  const empty = await anAccount(world, 'empty')
  const source = await aReadSource(world, shop)
  await forgetInflow()
  const saved = await aPost(world, shop, { provider: 'mention' })
  await aPost(world, shop, { provider: 'mention' })
  await world.db
    .insertInto('audit')
    .values({
      account_id: shop.id,
      person_id: owner.id,
      action: 'post.save',
      entity: 'post',
      entity_id: String(saved.id),
      at: TEST_NOW,
      detail: '{}',
    })
    .execute()
  const item = {
    source_id: source.id,
    revision: '1',
    read_at: TEST_NOW,
    post_id: null,
    is_waiting: 0 as const,
  }
  await world.db
    .insertInto('source_item')
    .values([
      { ...item, key: '-5_1', left_out: null },
      { ...item, key: '-5_2', left_out: 'repost' },
      { ...item, key: '-5_3', left_out: null, is_waiting: 1 as const },
      { ...item, key: '-5_4', left_out: null, post_id: saved.id },
    ])
    .execute()
  await world.db.updateTable('source').set({ auto_markup_mode: 'mark' }).execute()
  await world.db.deleteFrom('source').where('account_id', '=', empty.id).execute()

  await createInflowMemory(world.db as Kysely<unknown>)
  const mentions = await world.db
    .selectFrom('source')
    .where('type', '=', 'mention')
    .select(['account_id', 'name', 'auto_markup_mode'])
    .execute()
  expect(mentions).toEqual([{ account_id: shop.id, name: 'Магазин shop', auto_markup_mode: 'off' }])
  const posts = await world.db
    .selectFrom('post')
    .orderBy('id')
    .select(['is_settled', 'compared_at'])
    .execute()
  expect(posts).toEqual([
    { is_settled: 1, compared_at: null },
    { is_settled: 0, compared_at: null },
  ])
  expect(await world.db.selectFrom('deleted_item').selectAll().execute()).toEqual([
    { account_id: shop.id, network: 'vk', key: '-5_1' },
  ])
  const links = await world.db
    .selectFrom('source_item')
    .where('link', 'is not', null)
    .select(['key', 'link'])
    .execute()
  expect(links).toEqual([{ key: '-5_2', link: 'https://vk.com/wall-5_2' }])
  const jobs = await world.db
    .selectFrom('job')
    .where('kind', '=', 'suggestions')
    .selectAll()
    .execute()
  expect(jobs.map(({ account_id }) => account_id)).toEqual(Array(4).fill(shop.id))
})

import { anAccount, aPost } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { newPostRow } from '../domains/posts/adding/postRow'

let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

async function countOf({ id }: { id: number }): Promise<number> {
  const { post_count } = await world.db
    .selectFrom('account')
    .select('post_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return post_count
}

test('updates an account’s post count when posts are added and deleted', async () => {
  const shop = await anAccount(world)
  const other = await anAccount(world, 'other')
  const { id } = await aPost(world, shop)
  await world.db
    .insertInto('post')
    .values(
      [shop, shop, other].map((account, index) =>
        newPostRow(account.id, `imported-${index}`, 'shop', 'Утро', world.clock.now()),
      ),
    )
    .execute()
  expect([await countOf(shop), await countOf(other)]).toEqual([3, 1])
  await world.db.deleteFrom('post').where('id', '=', id).execute()
  await world.db.updateTable('post').set({ text: 'Вечер' }).execute()
  expect([await countOf(shop), await countOf(other)]).toEqual([2, 1])
})

test('deletes an account together with its posts', async () => {
  const shop = await anAccount(world)
  await aPost(world, shop)
  await world.db.deleteFrom('account').where('id', '=', shop.id).execute()
  expect(await world.db.selectFrom('post').selectAll().execute()).toEqual([])
})

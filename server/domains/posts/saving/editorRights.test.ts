import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { aSegment } from '../../../../test/server/accountFactories'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop('editor')

async function change({ id }: { id: number }, wanted: PostChange) {
  const body = { postList: [id], change: wanted }
  const [result] = (await desk.client.call(libraryEndpoints.updatePosts, { body })).results
  return result?.failure
}

const postIds = async () =>
  (await desk.world.db.selectFrom('post').select('id').execute()).map(({ id }) => id)

test('lets an editor with all rights of the role change posts in bulk', async () => {
  const [kitchen, gifts] = [
    await anAlbum(desk.world, desk.shop),
    await anAlbum(desk.world, desk.shop, 'Подарки'),
  ]
  const vip = await aSegment(desk.world, desk.shop)
  const draft = await aPost(desk.world, desk.shop, { albums: [kitchen] })
  const changes: PostChange[] = [
    { type: 'publish', albumList: [] },
    { type: 'setSegments', segmentList: [vip.id] },
    { type: 'addToAlbums', albumList: [gifts.id] },
    { type: 'delete' },
  ]
  for (const wanted of changes) {
    expect([wanted.type, await change(draft, wanted)]).toEqual([wanted.type, null])
  }
  expect(await postIds()).toEqual([])
})

test('lets an editor without the right to publish delete a draft', async () => {
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .execute()
  expect(await change(await aPost(desk.world, desk.shop), { type: 'delete' })).toBeNull()
  expect(await postIds()).toEqual([])
})

import { libraryEndpoints } from '@/contract/endpoints/library'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
  network.vk.posts = [
    network.withPhoto(1, { text: 'Удалят' }),
    network.withPhoto(2, { text: 'Останется' }),
  ]
})
afterEach(() => {
  network.close()
})

async function deletePost(text: string): Promise<void> {
  const post = (await network.posts()).find(({ vitrinaPost }) => vitrinaPost.text.startsWith(text))!
  await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [post.vitrinaPost.id!], change: { type: 'delete' } },
  })
}

async function disconnect(): Promise<void> {
  const { integrations } = await desk.client.call(sourceEndpoints.listIntegrations)
  await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id: integrations[0]!.id } })
}

test('does not import a deleted post again when its group is connected again', async () => {
  await network.connect()
  await network.run()
  await deletePost('Удалят')
  await disconnect()
  await network.connect()
  await network.run()
  await network.readAgain()
  expect(await network.texts()).toEqual(['Останется'])
  expect((await network.source()).leftOut.counts).toEqual({})
})

test('does not import a post that was deleted while no group was connected', async () => {
  await network.connect()
  await network.run()
  await disconnect()
  await deletePost('Удалят')
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Останется'])
})

test('does not import a deleted post when its group is chosen again after a different group', async () => {
  await network.connect()
  await network.run()
  await deletePost('Удалят')
  const { db } = desk.world
  await db.updateTable('integration').set({ provider_id: '6' }).execute()
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Останется'])
})

test('does not import a deleted mention again', async () => {
  desk.world.settings.vkServiceKey = network.vk.serviceKey
  network.vk.others = [
    network.withPhoto(9, { owner_id: 77, from_id: 77, text: 'Чужая @len_i_glina' }),
  ]
  await network.connect()
  await network.run()
  await deletePost('Чужая')
  await disconnect()
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Останется', 'Удалят'])
})

import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'
import { aVkPost } from '../../../../test/server/vk/vkPosts'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
})
afterEach(() => {
  network.close()
})

test('counts all posts left out by readings and lists the newest ones with their links', async () => {
  network.vk.posts = [
    network.withPhoto(1),
    network.withPhoto(2, { marked_as_ads: 1 }),
    network.withPhoto(3, { copy_history: [aVkPost(77)] }),
    aVkPost(4),
  ]
  await network.connect()
  await network.run()
  network.vk.posts.push(network.withPhoto(5, { marked_as_ads: 1 }))
  await network.readAgain()
  await network.readAgain()
  const { leftOut, reading, firstPosts } = await network.source()
  expect(reading?.result).toMatchObject({ created: 0, leftOut: {} })
  expect(leftOut.counts).toEqual({ advertising: 2, repost: 1, 'no-picture': 1 })
  expect(leftOut.latest.map(({ reason, link }) => [reason, link])).toEqual([
    ['advertising', 'https://vk.com/wall-5_5'],
    ['no-picture', 'https://vk.com/wall-5_4'],
    ['repost', 'https://vk.com/wall-5_3'],
    ['advertising', 'https://vk.com/wall-5_2'],
  ])
  expect(leftOut.latest[0]?.publishedAt).toBe('2026-03-18T11:00:05.000Z')
  expect(firstPosts).toBeNull()
})

test('keeps reporting that a group has older posts than the first reading imports', async () => {
  network.vk.posts = Array.from({ length: 501 }, (_, index) => aVkPost(index + 1))
  await network.connect()
  await network.run()
  expect(await network.source()).toMatchObject({
    firstPosts: 500,
    leftOut: { counts: { 'no-picture': 500 } },
  })
  network.vk.posts.push(network.withPhoto(600))
  await network.readAgain()
  expect((await network.source()).firstPosts).toBe(500)
})

test('does not report older posts when there are none', async () => {
  network.vk.posts = Array.from({ length: 500 }, (_, index) => aVkPost(index + 1))
  await network.connect()
  await network.run()
  expect((await network.source()).firstPosts).toBeNull()
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  expect(sources[0]).toMatchObject({ leftOut: { counts: {}, latest: [] }, firstPosts: null })
})

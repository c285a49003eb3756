import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { carryOutSchedule } from '../../server/jobs/startSchedule'
import { signIn, type Client } from '../server/client'
import { anAccount, anAlbum, aPerson, aPost } from '../server/factories'
import { createTestWorld, type TestWorld } from '../server/world'

let world: TestWorld
let client: Client

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

async function isPublished(postId: number): Promise<boolean> {
  const { postInfoList } = await client.call(postEndpoints.searchPosts, {
    body: { filter: { postId } },
  })
  return postInfoList[0]!.vitrinaPost.isPublished
}

async function goTo(instant: string): Promise<void> {
  world.clock.advance(Date.parse(instant) - world.clock.now())
  // A session from some months ago has expired.
  client = await signIn(world, 'owner@shop.test')
  await carryOutSchedule(world)
}

// Berlin's clocks skip from 02:00 to 03:00, and go back from 03:00 to 02:00; of the repeated hour the first is meant.
test.each([
  ['over the change to summer time', '2026-03-28T22:00+01:00', '2026-03-29T10:00+02:00', 11],
  ['over the change to winter time', '2026-10-24T22:00+02:00', '2026-10-25T10:00+01:00', 13],
  [
    'just after the change to summer time',
    '2026-03-29T01:59+01:00',
    '2026-03-29T03:01+02:00',
    2 / 60,
  ],
  ['through the repeated hour', '2026-10-25T02:30+02:00', '2026-10-25T03:30+01:00', 2],
])('begins and ends a scheduled period %s by the local clock', async (_name, from, till, hours) => {
  const shop = await anAccount(world)
  const album = await anAlbum(world, shop)
  await aPerson(world, shop, 'owner')
  client = await signIn(world, 'owner@shop.test')
  const { id } = await aPost(world, shop, { albums: [album] })
  const {
    postInfoList: [post],
  } = await client.call(postEndpoints.searchPosts, { body: { filter: { postId: id } } })
  const publishTime = new Date(from).toISOString()
  const unpublishTime = new Date(till).toISOString()
  expect(Date.parse(unpublishTime) - Date.parse(publishTime)).toBe(Math.round(hours * 3_600_000))
  await client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: {
        ...post!,
        vitrinaPost: { ...post!.vitrinaPost, isEnabledScheduler: true, publishTime, unpublishTime },
      },
      request: { revision: post!.vitrinaPost.revision },
    },
  })
  const justBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString()

  await goTo(justBefore(publishTime))
  expect(await isPublished(id)).toBe(false)
  await goTo(publishTime)
  expect(await isPublished(id)).toBe(true)
  await goTo(justBefore(unpublishTime))
  expect(await isPublished(id)).toBe(true)
  await goTo(unpublishTime)
  expect(await isPublished(id)).toBe(false)
})

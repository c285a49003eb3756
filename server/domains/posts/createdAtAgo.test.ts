import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { userEndpoints } from '@/contract/endpoints/user'
import { aPost } from '../../../test/server/factories'
import { DAY_MS } from '../../../test/server/library/postFacts'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

async function shownTimes(): Promise<string[]> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
  return postInfoList.map(({ providerPost }) => providerPost.createdAtAgo)
}

async function madeAgo(span: number) {
  const time = desk.world.clock.now() - span
  return aPost(desk.world, desk.shop, { provider_created_at: time })
}

test('returns how long ago a post was created, in the user’s language and by the server’s clock', async () => {
  for (const days of [0, 3, 8, 400]) await madeAgo(days * DAY_MS)
  expect(await shownTimes()).toEqual([
    'сейчас',
    '3 дня назад',
    'на прошлой неделе',
    'в прошлом году',
  ])
  desk.world.clock.advance(2 * 60_000)
  expect((await shownTimes())[0]).toBe('2 минуты назад')
  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect(await shownTimes()).toEqual(['2 minutes ago', '3 days ago', 'last week', 'last year'])
})

test('returns “just now” for a creation time in the future', async () => {
  await madeAgo(-DAY_MS)
  expect(await shownTimes()).toEqual(['сейчас'])
})

test('accepts a save without the relative time, and returns the relative time', async () => {
  const { id } = await madeAgo(3 * DAY_MS)
  const filter = { postId: id }
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: { filter } })
  const { providerPost, ...rest } = postInfoList[0]!
  const { createdAtAgo, ...sent } = providerPost
  expect(createdAtAgo).toBe('3 дня назад')
  const postInfo = { ...rest, providerPost: sent }
  const { revision } = rest.vitrinaPost
  const body = { postInfo, request: { revision } }
  const saved = await desk.client.call(postEditingEndpoints.savePost, { body })
  expect(saved.postInfo.providerPost.createdAtAgo).toBe('3 дня назад')
})

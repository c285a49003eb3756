import { sourceEndpoints } from '@/contract/endpoints/sources'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { signIn } from '../../../../test/server/client'
import { openMetaDesk, type MetaDesk } from '../../../../test/server/meta/metaDesk'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
const HOUR = 3_600_000
let network: MetaDesk
let id = 0

beforeEach(async () => {
  network = await openMetaDesk(desk)
  network.meta.hashtags = [{ id: '17843', name: 'глина', media: [] }]
  id = (await network.connect()).id
})
afterEach(() => {
  network.close()
})

const list = () => desk.client.call(sourceEndpoints.listHashtags, { params: { id } })
const add = (name: string) =>
  desk.client.attempt(sourceEndpoints.addHashtag, { params: { id }, body: { name } })
const remove = (name: string) =>
  desk.client.call(sourceEndpoints.deleteHashtag, { params: { id }, body: { name } })
const readings = () =>
  network.meta.requests.filter(({ path }) => path.endsWith('/recent_media')).length

const posts = (count: number, from = 1) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { username: _nobody, ...media } = await network.picture(from + index)
      return media
    }),
  )

test('lists the hashtags that count against Meta’s limit before any is added', async () => {
  network.meta.searched = [{ name: 'ваза', at: desk.world.clock.now() - HOUR }]
  expect(await list()).toEqual({ hashtags: [], recent: ['ваза'] })
  expect(network.meta.searched).toHaveLength(1)
})

test('imports posts of a hashtag as unpublished content of unnamed users', async () => {
  network.meta.hashtags[0]!.media = await posts(2)
  expect((await add(' #Глина ')).body).toEqual({ hashtags: ['глина'], recent: ['глина'] })
  await network.run()
  const [post] = await network.posts()
  expect(post).toMatchObject({
    vitrinaPost: { isPublished: false, needCopyrightRequest: true },
    providerPost: { provider: 'mention', isUgc: true, authorUser: { profileLink: null } },
  })
  expect(await network.texts()).toHaveLength(2)
})

test('reads a hashtag every three hours, to the end of its pages or up to a hundred posts', async () => {
  const hashtag = network.meta.hashtags[0]!
  hashtag.media = await posts(51)
  await add('глина')
  await network.run()
  expect(await network.source()).toMatchObject({ reading: { result: { created: 51 } } })
  expect(readings()).toBe(2)
  hashtag.media = [...(await posts(50, 200)), ...hashtag.media]
  await network.readAgain()
  expect(readings()).toBe(2)
  desk.world.clock.advance(3 * HOUR)
  await network.run()
  expect(readings()).toBe(4)
  expect(await network.source()).toMatchObject({ reading: { result: { created: 50 } } })
})

test('reads a new hashtag immediately, regardless of when the other hashtags were read', async () => {
  await add('глина')
  await network.run()
  network.meta.hashtags.push({ id: '17844', name: 'ваза', media: await posts(1) })
  await add('ваза')
  await network.run()
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('stores a hashtag once and stops reading a removed one', async () => {
  network.meta.hashtags[0]!.media = await posts(1)
  await add('глина')
  expect((await add('#глина')).body).toMatchObject({ hashtags: ['глина'] })
  await network.run()
  await remove('глина')
  expect(await list()).toEqual({ hashtags: [], recent: ['глина'] })
  const before = readings()
  desk.world.clock.advance(4 * HOUR)
  await network.run()
  expect(readings()).toBe(before)
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('refuses a thirty-first new hashtag within seven days, but not a hashtag that was already requested', async () => {
  const { meta } = network
  const now = desk.world.clock.now()
  meta.searched = Array.from({ length: 29 }, (_, index) => ({ name: `n${String(index)}`, at: now }))
  meta.hashtags.push({ id: '17844', name: 'ваза', media: [] })
  expect((await add('глина')).success).toBe(true)
  expect((await add('ваза')).error).toMatchObject({ code: 'hashtags-used-up', field: 'name' })
  expect(meta.searched).toHaveLength(30)
  await remove('глина')
  expect((await add('глина')).success).toBe(true)
  desk.world.clock.advance(7 * 24 * HOUR)
  expect((await list()).recent).toEqual([])
})

test.each([
  ['лён глина', 'wrong-hashtag'],
  ['#', 'empty-field'],
  ['a'.repeat(101), 'too-long'],
])('refuses the hashtag %j as %s, which does not count against the limit', async (name, code) => {
  expect((await add(name)).error).toMatchObject({ code })
  expect(network.meta.searched).toEqual([])
})

test('reports unknown, forbidden and limited hashtags and an unreachable Instagram', async () => {
  expect((await add('нетакого')).error).toMatchObject({ code: 'hashtag-not-found' })
  network.meta.broken.set('ig_hashtag_search', { code: 10 })
  expect((await add('глина')).error).toMatchObject({ code: 'instagram-rights' })
  network.meta.broken.set('ig_hashtag_search', { code: 4, minutes: 20 })
  expect((await add('глина')).error).toMatchObject({ code: 'instagram-limited' })
  network.meta.broken.set('ig_hashtag_search', 'cut')
  expect((await add('глина')).error).toMatchObject({ code: 'instagram-problems' })
})

test('still imports the profile’s own posts when the permission for hashtags is withdrawn', async () => {
  await add('глина')
  network.meta.media = await posts(1)
  network.meta.broken.set('recent_media', { code: 10 })
  await network.run()
  expect(await network.texts()).toEqual(['Пост 1'])
  expect((await network.source()).reading).toMatchObject({ state: 'working' })
})

test('refuses hashtags for another account’s profile', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  const stranger = await signIn(desk.world, 'other@shop.test')
  for (const [endpoint, body] of [
    [sourceEndpoints.listHashtags, undefined],
    [sourceEndpoints.addHashtag, { name: 'глина' }],
    [sourceEndpoints.deleteHashtag, { name: 'глина' }],
  ] as const) {
    const call = { username: 'other', params: { id }, rawBody: body }
    expect((await stranger.attempt(endpoint, call)).status).toBe(404)
  }
})

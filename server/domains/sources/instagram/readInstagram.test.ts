import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openMetaDesk, type MetaDesk } from '../../../../test/server/meta/metaDesk'
import { openShop } from '../../../../test/server/shopDesk'
import { CHECK_EVERY_MS, SURE_AFTER_MS } from '../reading/checkPosts'

const desk = openShop()
const DAY = 24 * 3_600_000
let network: MetaDesk

beforeEach(async () => {
  network = await openMetaDesk(desk)
})
afterEach(() => {
  network.close()
})

const paths = () => network.meta.requests.map(({ path }) => path.replace(/^\d+\//, ''))
const result = async () => (await network.source()).reading?.result
const one = async () => {
  const [post, ...others] = await network.posts()
  if (!post || others.length > 0) throw new Error('Not one post')
  return post
}

test('imports posts with copies of their pictures and videos, and with their data', async () => {
  const { meta } = network
  const parts = [await network.picture(2), await network.picture(3)]
  meta.media = [
    await network.picture(1, { caption: 'Ваза', like_count: 7, comments_count: 2 }),
    await network.picture(4, {
      media_type: 'CAROUSEL_ALBUM',
      caption: 'Две вазы',
      children: {
        data: parts.map(({ id, media_type, media_url }) => ({ id, media_type, media_url })),
      },
    }),
    await network.film(5, { media_product_type: 'REELS', caption: 'Гончар' }),
  ]
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Ваза', 'Две вазы', 'Гончар'].sort())
  const posts = await network.posts()
  const [film, two, vase] = posts
  expect(vase).toMatchObject({
    vitrinaPost: { isPublished: false, needCopyrightRequest: false },
    providerPost: {
      provider: 'instagram',
      postType: 'post',
      isUgc: false,
      likeCount: 7,
      commentCount: 2,
      postLink: 'https://www.instagram.com/p/C1/',
      authorUser: { username: 'lenglina', profileLink: 'https://www.instagram.com/lenglina/' },
    },
  })
  expect(two?.media).toHaveLength(2)
  expect(film?.media[0]?.videoUrl).toBeTruthy()
  for (const { media } of posts) {
    for (const { imageUrl } of media) expect(imageUrl).not.toContain('files.test')
  }
  expect(await result()).toMatchObject({ created: 3, waiting: 0 })
})

test('imports only the picture of a video that Instagram withholds', async () => {
  const { media_url: _kept, ...film } = await network.film(1)
  network.meta.media = [film]
  await network.connect()
  await network.run()
  expect((await one()).media[0]).toMatchObject({ videoUrl: null })
})

test('reads all pages the first time, then only new posts', async () => {
  network.meta.media = await Promise.all(
    Array.from({ length: 101 }, (_, index) => network.picture(index + 1)),
  )
  await network.connect()
  await network.run()
  expect(await result()).toMatchObject({ created: 101 })
  expect(paths().filter((path) => path === 'media')).toHaveLength(3)
  network.meta.media.push(await network.picture(500))
  await network.readAgain()
  expect(await result()).toMatchObject({ created: 1 })
  // The first page has something new, so that the next one is read.
  expect(paths().filter((path) => path === 'media')).toHaveLength(5)
})

test('keeps stories after their expiry and does not mark them deleted', async () => {
  const { meta } = network
  meta.stories = [
    await network.picture(1, { media_product_type: 'STORY', caption: 'Сегодня скидка' }),
    await network.film(2, { media_product_type: 'STORY', caption: 'Печь' }),
  ]
  await network.connect()
  await network.run()
  const posts = await network.posts()
  expect(posts.map(({ providerPost }) => providerPost.postType)).toEqual(['story', 'story'])
  expect(posts.every(({ media }) => media[0]?.view === 'story')).toBe(true)
  meta.stories = []
  for (const wait of [CHECK_EVERY_MS, SURE_AFTER_MS, CHECK_EVERY_MS]) {
    desk.world.clock.advance(wait)
    await network.run()
  }
  const later = await network.posts()
  expect(later.map(({ providerPost }) => providerPost.isDeleted)).toEqual([false, false])
})

test('imports posts in which the profile is tagged as content of other users', async () => {
  network.meta.tagged = await Promise.all(
    Array.from({ length: 51 }, (_, index) =>
      network.picture(index + 1, { username: 'anna', caption: `Отмечаю ${String(index + 1)}` }),
    ),
  )
  await network.connect()
  await network.run()
  // The list announces no next page, and has one.
  expect(await result()).toMatchObject({ created: 51 })
  const [post] = await network.posts()
  expect(post).toMatchObject({
    vitrinaPost: { isPublished: false, needCopyrightRequest: true },
    providerPost: { provider: 'mention', isUgc: true, authorUser: { username: 'anna' } },
  })
})

test('skips advertising and posts without a picture', async () => {
  const { media_url: _none, ...bare } = await network.picture(2)
  network.meta.media = [await network.picture(1, { media_product_type: 'AD' }), bare]
  await network.connect()
  await network.run()
  expect(await result()).toMatchObject({ created: 0, leftOut: { advertising: 1, 'no-picture': 1 } })
})

test('skips a post of an unknown type and imports the others', async () => {
  const strange = { id: '9', caption: { text: 7 } } as never
  network.meta.media = [strange, await network.picture(1)]
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Пост 1'])
  expect(await result()).toMatchObject({ created: 1, leftOut: { unknown: 1 } })
})

test('imports one post when the shop’s own post is also tagged and has a hashtag', async () => {
  const { meta } = network
  const own = await network.picture(1)
  const tagged = await network.picture(2, { username: 'anna' })
  meta.media = [own]
  meta.tagged = [tagged]
  meta.hashtags = [{ id: '17843', name: 'глина', media: [own, tagged] }]
  const { id } = await network.connect()
  await desk.client.call(sourceEndpoints.addHashtag, { params: { id }, body: { name: '#Глина' } })
  await network.run()
  expect(await network.texts()).toEqual(['Пост 1', 'Пост 2'])
})

test('checks once a day for changed and deleted posts, by their ids', async () => {
  const { meta } = network
  meta.media = await Promise.all([1, 2, 3].map((number) => network.picture(number)))
  await network.connect()
  await network.run()
  meta.media = meta.media
    .slice(0, 2)
    .map((media) => ({ ...media, caption: `${media.caption ?? ''}, исправлен`, like_count: 99 }))
  desk.world.clock.advance(CHECK_EVERY_MS)
  await network.run()
  desk.world.clock.advance(SURE_AFTER_MS)
  await network.run()
  const posts = await network.posts()
  expect(
    posts.map(({ vitrinaPost, providerPost }) => [
      vitrinaPost.text,
      providerPost.likeCount,
      providerPost.isDeleted,
    ]),
  ).toEqual([
    ['Пост 3', 3, true],
    ['Пост 2, исправлен', 99, false],
    ['Пост 1, исправлен', 99, false],
  ])
})

test('checks many posts by the profile’s list instead of one request per post', async () => {
  const { meta } = network
  meta.media = await Promise.all(
    Array.from({ length: 60 }, (_, index) => network.picture(index + 1)),
  )
  await network.connect()
  await network.run()
  meta.requests = []
  desk.world.clock.advance(CHECK_EVERY_MS)
  await network.run()
  expect(meta.requests.length).toBeLessThan(10)
  const posts = await network.posts()
  expect(posts.every(({ providerPost }) => !providerPost.isDeleted)).toBe(true)
})

test('retries a picture that is not available yet and imports its post later', async () => {
  network.meta.media = [await network.picture(1)]
  const file = network.files.get('/picture-1.jpg')!
  network.files.set('/picture-1.jpg', 503)
  await network.connect()
  await network.run()
  expect(await result()).toMatchObject({ created: 0, waiting: 1 })
  network.files.set('/picture-1.jpg', file)
  await network.readAgain()
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('abandons an expired story whose picture never became available', async () => {
  network.meta.stories = [await network.picture(1)]
  network.files.set('/picture-1.jpg', 503)
  await network.connect()
  await network.run()
  network.meta.stories = []
  desk.world.clock.advance(DAY)
  await network.run()
  expect(await result()).toMatchObject({ waiting: 0, leftOut: { 'media-gone': 1 } })
})

test('replaces a token after half of its lifetime', async () => {
  network.meta.lives = (35 * DAY) / 1000
  await network.connect()
  await network.run()
  const before = network.meta.given
  desk.world.clock.advance(4 * DAY)
  await network.run()
  expect(network.meta.given).toBe(before)
  desk.world.clock.advance(2 * DAY)
  await network.run()
  expect(network.meta.given).toBe(before + 1)
  network.meta.tokens = network.meta.tokens.slice(-1)
  await network.readAgain()
  expect((await network.source()).reading).toMatchObject({ state: 'working' })
  const [{ tokenExpiresAt } = { tokenExpiresAt: null }] = await network.connections()
  expect(Date.parse(tokenExpiresAt ?? '')).toBeGreaterThan(desk.world.clock.now() + 34 * DAY)
})

test('uses a token that cannot be replaced until it expires', async () => {
  network.meta.lives = (20 * DAY) / 1000
  await network.connect()
  network.meta.faults = [{ code: 2 }]
  await network.run()
  expect((await network.source()).reading).toMatchObject({ state: 'working' })
})

test('stops reading a disconnected profile and keeps its posts', async () => {
  network.meta.media = [await network.picture(1)]
  const { id } = await network.connect()
  await network.run()
  await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id } })
  network.meta.requests = []
  await network.readAgain()
  expect(network.meta.requests).toEqual([])
  expect(await network.texts()).toEqual(['Пост 1'])
})

test('keeps posts and pictures of two profiles separate', async () => {
  const { meta } = network
  meta.media = [await network.picture(1)]
  meta.profiles.push({ id: '17841400000000002', username: 'second', pageName: 'Вторая лавка' })
  await network.connect()
  await network.run()
  meta.media = [await network.picture(2)]
  await network.connect('second')
  await network.run()
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  expect(
    sources
      .filter(({ type }) => type === 'instagram')
      .map(({ name, postCount, latest }) => [name, postCount, latest.length]),
  ).toEqual([
    ['lenglina', 1, 1],
    ['second', 1, 1],
  ])
})

import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openShop } from '../../../../test/server/shopDesk'
import { FIRST_POSTS } from './readSource'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'
import { aVkPoll, aVkPost, aVkVideo, aVkPhoto } from '../../../../test/server/vk/vkPosts'

const desk = openShop()
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
})
afterEach(() => {
  network.close()
})

const isExpected = async () =>
  (await desk.client.call(postEndpoints.searchPosts, { body: {} })).morePostsExpected

test('imports the posts of a chosen group with their pictures', async () => {
  network.vk.posts = [
    network.withPhoto(1, {
      text: 'Плед [club5|Лён и глина] #дом',
      comments: { count: 2, can_post: 1 },
    }),
    network.withPhoto(2),
  ]
  await network.connect()
  expect(await isExpected()).toBe(true)
  expect(await network.source()).toMatchObject({
    syncedAt: null,
    postCount: 0,
    reading: { state: 'reading', nextReadAt: null, result: null },
  })
  await network.run()
  expect(await isExpected()).toBe(false)
  const [newest, oldest] = await network.posts()
  expect(newest?.vitrinaPost.text).toBe('Запись 2')
  expect(oldest).toMatchObject({
    vitrinaPost: { text: 'Плед Лён и глина #дом', isPublished: false, needCopyrightRequest: false },
    providerPost: {
      id: '-5_1',
      provider: 'vk',
      postLink: 'https://vk.com/wall-5_1',
      likeCount: 1,
      commentCount: 2,
      isUgc: false,
      authorUser: { username: 'Лён и глина', profileLink: 'https://vk.com/club5' },
      createdAt: '2026-03-18T11:00:01.000Z',
    },
    media: [{ width: 480, height: 480 }],
  })
  expect(await network.source()).toMatchObject({
    syncedAt: '2026-03-18T12:00:00.000Z',
    postCount: 2,
    reading: {
      state: 'working',
      nextReadAt: '2026-03-18T12:30:00.000Z',
      progress: null,
      problem: null,
      result: { created: 2, changed: 0, waiting: 0, leftOut: {} },
    },
    latest: [
      { postId: newest?.vitrinaPost.id, thumbnailUrl: expect.stringMatching(/^\/media\//) },
      { postId: oldest?.vitrinaPost.id },
    ],
  })
})

test('counts posts that cannot be shown instead of importing them', async () => {
  const { withPhoto, at } = network
  network.vk.posts = [
    withPhoto(1, { marked_as_ads: 1 }),
    withPhoto(2, { copy_history: [aVkPost(1)] }),
    withPhoto(3, { donut: { is_donut: true } }),
    withPhoto(4, { post_type: 'postpone' }),
    aVkPost(5, { attachments: [aVkPoll()] }),
    aVkPost(6, { attachments: [aVkPhoto(at('/gone.jpg'))] }),
    withPhoto(7, { attachments: [...withPhoto(7).attachments, aVkPoll()] }),
    aVkPost(8, { attachments: [aVkVideo(at('/photo-7.jpg'))] }),
    { ...withPhoto(9), id: undefined } as never,
    { ...withPhoto(10), text: null } as never,
  ]
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Запись 7', 'Запись 8'])
  expect((await network.source()).reading?.result).toEqual({
    created: 2,
    changed: 0,
    // Its picture may still appear.
    waiting: 1,
    leftOut: {
      advertising: 1,
      repost: 1,
      paid: 1,
      'not-published': 1,
      'no-picture': 1,
      unknown: 1,
    },
  })
})

test('reads all pages of a wall while posts are added and removed', async () => {
  const ids = Array.from({ length: 230 }, (_, index) => index + 1)
  // Quick to read: no pictures are copied.
  network.vk.posts = ids.map((id) => aVkPost(id))
  let isMoved = false
  network.vk.meanwhile = ({ method, form }) => {
    if (method !== 'wall.get' || form.get('offset') === '0' || isMoved) return
    isMoved = true
    network.vk.posts = [
      ...network.vk.posts.filter(({ id }) => id !== 230 && id !== 229),
      aVkPost(500),
    ]
  }
  const found = async () =>
    (await desk.world.db.selectFrom('source_item').select('key').execute()).length
  await network.connect()
  await network.run()
  expect(await found()).toBe(230)
  await network.readAgain()
  expect(await found()).toBe(231)
  await network.readAgain()
  expect(await found()).toBe(231)
})

test('later readings stop at posts that are already imported, and duplicate none', async () => {
  network.vk.posts = [network.withPhoto(1, { is_pinned: 1 }), network.withPhoto(2)]
  await network.connect()
  await network.run()
  network.vk.posts = [...network.vk.posts, network.withPhoto(3)]
  await network.readAgain()
  expect((await network.source()).reading?.result).toMatchObject({ created: 1 })
  await network.readAgain()
  expect((await network.source()).reading?.result).toMatchObject({ created: 0 })
  expect(await network.texts()).toEqual(['Запись 1', 'Запись 2', 'Запись 3'])
  const calls = network.vk.requests.map(({ method }) => method)
  expect(calls.filter((method) => method === 'wall.get')).toHaveLength(3)
})

test('does not import a post again that was deleted in the library', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await network.run()
  const [post] = await network.posts()
  await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [post!.vitrinaPost.id!], change: { type: 'delete' } },
  })
  network.vk.posts = [network.withPhoto(1, { text: 'Снова', edited: 2_000_000_000 })]
  await network.readAgain()
  await network.readAgain()
  expect(await network.texts()).toEqual([])
})

test('reads a source on request, and refuses a source that has nothing to read', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await network.run()
  network.vk.posts = [...network.vk.posts, network.withPhoto(2)]
  const { id } = await network.source()
  const { source } = await desk.client.call(sourceEndpoints.readSource, { params: { id } })
  expect(source.reading?.state).toBe('reading')
  await network.run()
  expect(await network.texts()).toEqual(['Запись 1', 'Запись 2'])
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const upload = sources.find(({ type }) => type === 'upload')!
  expect(upload.reading).toBeNull()
  expect(
    await desk.client.attempt(sourceEndpoints.readSource, { params: { id: upload.id } }),
  ).toMatchObject({ success: false, error: { code: 'source-not-read' } })
  expect(
    await desk.client.attempt(sourceEndpoints.readSource, { params: { id: 999_999 } }),
  ).toMatchObject({ status: 404 })
})

test('an interrupted reading is continued with every missing post', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await network.run()
  // After a long time without a reading, three pages are new.
  network.vk.posts.push(...Array.from({ length: 100 }, (_, index) => aVkPost(index + 2)))
  let isCut = false
  network.vk.meanwhile = ({ form }) => {
    if (isCut || !form.has('offset') || form.get('offset') === '0') return
    isCut = true
    network.vk.faults = [{ code: 10 }]
  }
  const found = async () =>
    (await desk.world.db.selectFrom('source_item').select('key').execute()).length
  await network.readAgain()
  expect((await network.source()).reading?.state).toBe('failed')
  expect(await found()).toBeLessThan(101)
  await network.readAgain()
  expect(await found()).toBe(101)
  // Later readings stop at known posts again.
  network.vk.requests = []
  await network.readAgain()
  expect(network.vk.requests.filter(({ method }) => method === 'wall.get')).toHaveLength(1)
})

test('the first reading imports only the latest posts', async () => {
  network.vk.posts = Array.from({ length: FIRST_POSTS + 50 }, (_, index) => aVkPost(index + 1))
  await network.connect()
  await network.run()
  const keys = await desk.world.db.selectFrom('source_item').select('key').execute()
  expect(keys).toHaveLength(FIRST_POSTS)
  expect(keys.some(({ key }) => key === '-5_550')).toBe(true)
  expect(keys.some(({ key }) => key === '-5_50')).toBe(false)
})

test('fails and marks nothing deleted when none of the imported posts is on the wall', async () => {
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await network.run()
  network.vk.posts = network.vk.posts.map((post) => ({ ...post, text: 7 }) as never)
  for (let day = 0; day < 3; day += 1) {
    desk.world.clock.advance(24 * 3_600_000)
    await network.run()
  }
  expect((await network.source()).reading?.state).toBe('failed')
  expect((await network.posts())[0]?.providerPost.isDeleted).toBe(false)
})

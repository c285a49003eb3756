import { postEndpoints } from '@/contract/endpoints/posts'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { aPost, aProduct } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../../test/server/vk/vkDesk'

const desk = openShop()
const HOUR_MS = 3_600_000
let network: VkDesk

beforeEach(async () => {
  network = await openVkDesk(desk)
  desk.world.settings.vkServiceKey = network.vk.serviceKey
})
afterEach(() => {
  network.close()
})

/** A post of another user, with a photo. */
const mention = (id: number, text: string, owner = 77) =>
  network.withPhoto(id, { owner_id: owner, from_id: owner, text: `${text} @len_i_glina` })

const searches = () => network.vk.requests.filter(({ method }) => method === 'newsfeed.search')

const stored = async () =>
  (await desk.world.db.selectFrom('post').select('text').execute()).map(({ text }) => text)

async function readLater(hours: number) {
  desk.world.clock.advance(hours * HOUR_MS)
  await network.run()
}

test('imports posts of other authors that mention the group, which need permission', async () => {
  network.vk.posts = [network.withPhoto(1, { text: 'Своя запись @len_i_glina' })]
  network.vk.others = [mention(2, 'Моя новая ваза')]
  await network.connect()
  await network.run()
  expect(await network.texts()).toEqual(['Моя новая ваза @len_i_glina', 'Своя запись @len_i_glina'])
  const [newest] = await network.posts()
  expect(newest).toMatchObject({
    vitrinaPost: { isPublished: false, needCopyrightRequest: true },
    providerPost: {
      id: '77_2',
      provider: 'mention',
      isUgc: true,
      postLink: 'https://vk.com/wall77_2',
      authorUser: { username: 'Анна Ветрова', profileLink: 'https://vk.com/id77' },
    },
  })
  expect((await network.source()).reading?.result).toMatchObject({ created: 2 })
})

test('separates mentions into their own source, which the library filters by and which never publishes automatically', async () => {
  const list = async () => (await desk.client.call(sourceEndpoints.listSources)).sources
  await network.connect()
  await network.run()
  expect((await list()).map(({ type }) => type)).not.toContain('mention')
  network.vk.others = [mention(2, 'Моя новая ваза'), mention(3, 'Ещё одна')]
  await readLater(3)
  const source = (await list()).find(({ type }) => type === 'mention')!
  expect(source).toMatchObject({
    name: 'Магазин shop',
    postCount: 2,
    isAutoPublication: false,
    reading: null,
    syncedAt: new Date(desk.world.clock.now()).toISOString(),
  })
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.dataSourceList).toContainEqual({
    name: 'mention',
    langKey: 'source.mention',
    langParam: 'Магазин shop',
  })
  const found = await desk.client.call(postEndpoints.searchPosts, {
    body: { useAllDataSources: false, dataSourceList: ['mention'] },
  })
  expect(found.postInfoList).toHaveLength(2)
  const params = { id: source.id }
  const refused = await desk.client.attempt(sourceEndpoints.saveSource, {
    params,
    body: { isAutoPublication: true },
  })
  expect(refused).toMatchObject({ success: false, error: { code: 'source-of-others' } })
  // Another network mentions the shop.
  await network.connect()
  await readLater(3)
  expect((await list()).filter(({ type }) => type === 'mention')).toHaveLength(1)
})

test('suggests products for mentions by the setting of their own source', async () => {
  await aProduct(desk.world, desk.shop, { name: 'Ваза «Лесное озеро»' })
  network.vk.others = [mention(2, 'Моя ваза «Лесное озеро»')]
  await network.connect()
  await network.run()
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const params = { id: sources.find(({ type }) => type === 'mention')!.id }
  await desk.client.call(sourceEndpoints.saveSource, {
    params,
    body: { autoMarkupMode: 'suggest' },
  })
  network.vk.others.push(mention(3, 'И у меня ваза «Лесное озеро»'))
  await readLater(3)
  const posts = await network.posts()
  expect(posts.map(({ vitrinaPost }) => vitrinaPost.hasSuggestion)).toEqual([true, true])
})

test('reads all pages of mentions the first time, then only new mentions', async () => {
  network.vk.others = Array.from({ length: 95 }, (_, index) => mention(index + 1, 'Ваза'))
  await network.connect()
  await network.run()
  expect((await network.source()).reading?.result).toMatchObject({ created: 95 })
  expect(searches()).toHaveLength(3)
  network.vk.others.push(mention(200, 'Ещё одна'))
  await readLater(3)
  // Includes the rest of the day, which is read again.
  expect(searches()).toHaveLength(6)
  expect((await network.source()).reading?.result).toMatchObject({ created: 1 })
})

test('searches for mentions every three hours, and only with the operator’s key', async () => {
  await network.connect()
  await network.run()
  await readLater(0.5)
  await readLater(0.5)
  expect(searches()).toHaveLength(1)
  await readLater(2)
  expect(searches()).toHaveLength(2)
  desk.world.settings.vkServiceKey = null
  await readLater(3)
  expect(searches()).toHaveLength(2)
})

test.each([
  ['the daily limit', { code: 29 }],
  ['denied access', { code: 15 }],
  ['JSON of another shape', { status: 200, body: '{"response":{"items":7}}' }],
  ['a page instead of JSON', { status: 502, body: '<html>' }],
] as const)(
  'reads the group’s own posts even when the search for mentions fails with %s',
  async (_what, fault) => {
    network.vk.posts = [network.withPhoto(1, { text: 'Своя' })]
    network.vk.others = [mention(2, 'Чужая')]
    network.vk.meanwhile = ({ method }) => {
      if (method === 'newsfeed.search') network.vk.faults.push(fault)
    }
    await network.connect()
    await network.run()
    expect(await network.texts()).toEqual(['Своя'])
    expect((await network.source()).reading).toMatchObject({ state: 'working', problem: null })
    network.vk.meanwhile = () => undefined
    await readLater(3)
    expect(await network.texts()).toEqual(['Своя', 'Чужая @len_i_glina'])
  },
)

test('unpublishes a mention that its author deleted', async () => {
  network.vk.others = [mention(1, 'Исчезнет'), mention(2, 'Останется')]
  await network.connect()
  await network.run()
  await desk.world.db.updateTable('post').set({ is_published: 1 }).execute()
  network.vk.others = network.vk.others.slice(1)
  await readLater(24)
  await readLater(1)
  const shown = (await network.posts()).map(({ vitrinaPost, providerPost }) => [
    providerPost.id,
    vitrinaPost.isPublished,
  ])
  expect(shown).toEqual([
    ['77_2', true],
    ['77_1', false],
  ])
})

test('imports the mentions of the last days by the next search when the first search is refused', async () => {
  const days = (count: number) => Math.floor(desk.world.clock.now() / 1000) - count * 86_400
  network.vk.others = [{ ...mention(1, 'Три дня назад'), date: days(3) }]
  network.vk.meanwhile = ({ method }) => {
    if (method === 'newsfeed.search') network.vk.faults.push({ code: 29 })
  }
  await network.connect()
  await network.run()
  network.vk.meanwhile = () => undefined
  await readLater(3)
  expect(await network.texts()).toEqual(['Три дня назад @len_i_glina'])
})

test('reads mentions beyond a page of own posts or of posts that are already imported', async () => {
  await network.connect()
  await network.run()
  network.vk.others = [mention(1, 'За своими')]
  network.vk.posts = Array.from({ length: 41 }, (_, index) =>
    network.withPhoto(index + 100, { text: 'Своя @len_i_glina' }),
  )
  await readLater(3)
  expect(await stored()).toContain('За своими @len_i_glina')
  network.vk.others.push(mention(2, 'Узнали поздно'))
  await readLater(3)
  expect(await stored()).toContain('Узнали поздно @len_i_glina')
})

test('turns a mention into the shop’s own post once the group of its author is connected', async () => {
  await aPost(desk.world, desk.shop, {
    provider: 'mention',
    provider_id: '-5_1',
    is_ugc: 1,
    post_link: 'https://vk.com/wall-5_1',
  })
  network.vk.posts = [network.withPhoto(1)]
  await network.connect()
  await network.run()
  expect(await network.posts()).toMatchObject([
    {
      vitrinaPost: { needCopyrightRequest: false },
      providerPost: { provider: 'vk', isUgc: false },
    },
  ])
})

import { feedEndpoints } from '@/contract/endpoints/feeds'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { aFeed } from '../../../test/server/accountFactories'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()
const LINK = 'https://shop.test/feed.xml'
const speakEnglish = () => desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
const submit = (link: string, id?: number) =>
  desk.client.attempt(feedEndpoints.createFeed, { body: { link, ...(id ? { id } : {}) } })
const listed = async () => (await desk.client.call(sourceEndpoints.listIntegrations)).feeds

test('submits a feed and queues its first reading', async () => {
  const { feed } = await desk.client.call(feedEndpoints.createFeed, { body: { link: ` ${LINK} ` } })
  expect(feed).toEqual({
    id: feed.id,
    link: LINK,
    status: 'processing',
    submittedAt: new Date(TEST_NOW).toISOString(),
    readAt: null,
    productCount: 0,
    nextReadAt: null,
    progress: null,
    offerCount: 0,
    rejectedCount: 0,
    changes: null,
    sample: [],
    loss: null,
    problem: null,
  })
  expect(await listed()).toEqual([feed])
  expect((await desk.client.call(userEndpoints.getUser)).user.feed).toEqual({
    link: LINK,
    status: 'processing',
    submittedAt: feed.submittedAt,
    readAt: null,
    productCount: 0,
  })
})

test('shows a submitted, approved or requested feed as queued for reading, also when time passes during the request', async () => {
  let time = TEST_NOW
  desk.world.clock.now = () => (time += 1)
  const { feed } = await desk.client.call(feedEndpoints.createFeed, { body: { link: LINK } })
  expect(feed.status).toBe('processing')
  const held = () => aFeed(desk.world, desk.shop, { status: 'held' })
  const accepted = await desk.client.call(feedEndpoints.acceptFeed, {
    params: { id: (await held()).id },
    body: { status: 'held' as const, loss: { gone: 3, total: 4 } },
  })
  expect(accepted.feed.status).toBe('processing')
  const asked = await desk.client.call(feedEndpoints.readFeed, {
    params: { id: (await held()).id },
  })
  expect(asked.feed.status).toBe('processing')
})

test('accepts several feeds of an account, each link once, up to a limit', async () => {
  for (let count = 1; count <= FEED_LIMITS.feeds; count += 1) {
    expect((await submit(`https://shop.test/${count}.xml`)).success).toBe(true)
  }
  expect(await submit('https://shop.test/2.xml')).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'feed-exists', field: 'link', message: 'Этот фид уже подключён' },
  })
  expect(await submit('https://shop.test/more.xml')).toMatchObject({
    success: false,
    error: { code: 'too-many-feeds', field: 'link' },
  })
  expect((await listed()).map(({ link }) => link)).toEqual(
    Array.from({ length: FEED_LIMITS.feeds }, (_, index) => `https://shop.test/${index + 1}.xml`),
  )
})

test('accepts concurrent submissions of a link once, and none over the limit', async () => {
  const links = ['twin', 'twin', 'twin', 'one', 'two', 'three', 'four', 'five']
  const calls = await Promise.all(links.map((name) => submit(`https://shop.test/${name}.xml`)))
  expect(calls.map(({ error }) => error?.code ?? 'connected').toSorted()).toEqual([
    ...Array.from({ length: FEED_LIMITS.feeds }, () => 'connected'),
    'feed-exists',
    'feed-exists',
    'too-many-feeds',
  ])
})

test('replaces the link of a feed, which is then reviewed again', async () => {
  const { id } = await aFeed(desk.world, desk.shop, { status: 'working' })
  const kept = await aFeed(desk.world, desk.shop, { link: 'https://shop.test/kept.xml' })
  expect((await submit('https://shop.test/kept.xml', id)).error?.code).toBe('feed-exists')
  expect((await submit(LINK, id)).success).toBe(true)
  expect(await listed()).toMatchObject([
    { id, link: LINK, status: 'processing' },
    { id: kept.id, status: 'working' },
  ])
  const row = await desk.world.db
    .selectFrom('catalogue_feed')
    .select(['status', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'review', revision: 2 })
  // Sends the same link twice, as a double click does.
  expect((await submit(LINK, id)).success).toBe(true)
})

test('accepts a link without its scheme', async () => {
  const { feed } = await desk.client.call(feedEndpoints.createFeed, {
    body: { link: ' shop.test:443/feed.xml ' },
  })
  expect(feed.link).toBe(LINK)
})

test('allows a link into a private network where the setting permits it', async () => {
  desk.world.settings.allowPrivateLinks = true
  const { feed } = await desk.client.call(feedEndpoints.createFeed, {
    body: { link: 'http://10.0.0.7:8080/feed.xml' },
  })
  expect(feed.link).toBe('http://10.0.0.7:8080/feed.xml')
})

test('never shows a password that was stored with a link', async () => {
  await aFeed(desk.world, desk.shop, { link: 'https://anna:secret@shop.test/feed.xml' })
  expect((await listed())[0]?.link).toBe('https://***@shop.test/feed.xml')
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(JSON.stringify(user)).not.toMatch(/anna|secret/)
})

test.each([
  ['feed.xml now', 'wrong-link', 'Введите корректную ссылку', 'Enter a valid link'],
  ['ftp://shop.test/feed.xml', 'not-web-link', 'начинается с https://', 'begins with https://'],
  ['https://shop.test:port/a.xml', 'wrong-link', 'Введите корректную', 'Enter a valid link'],
  ['http://10.0.0.7/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
  ['http://localhost/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
  ['https://192.0.2.7/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
  ['https://anna:secret@shop.test/a.xml', 'link-with-password', 'имя или пароль', 'a password'],
  ['https://anna@shop.test/a.xml', 'link-with-password', 'имя или пароль', 'a password'],
  ['https://shop.test:8443/a.xml', 'link-with-port', 'номер порта', 'port number'],
  ['shop.test:8443/a.xml', 'link-with-port', 'номер порта', 'port number'],
])('refuses %s as %s in both languages', async (link, code, russian, english) => {
  expect(await submit(link)).toMatchObject({
    status: 200,
    success: false,
    error: { code, field: 'link', message: expect.stringContaining(russian) as string },
  })
  await speakEnglish()
  expect((await submit(link)).error?.message).toContain(english)
  expect(await listed()).toEqual([])
})

test('hides a feed from other accounts', async () => {
  const { id } = await aFeed(desk.world, desk.shop, { status: 'held' })
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  const stranger = await signIn(desk.world, 'other@shop.test')
  const list = await stranger.call(sourceEndpoints.listIntegrations, { username: 'other' })
  expect(list.feeds).toEqual([])
  const call = { username: 'other', params: { id } }
  for (const endpoint of [
    feedEndpoints.readFeed,
    feedEndpoints.deleteFeed,
    feedEndpoints.listRejectedOffers,
  ]) {
    expect((await stranger.attempt(endpoint, call)).status).toBe(404)
  }
  const acceptance = { ...call, body: { status: 'held' as const, loss: { gone: 3, total: 4 } } }
  expect((await stranger.attempt(feedEndpoints.acceptFeed, acceptance)).status).toBe(404)
  const replaced = await stranger.attempt(feedEndpoints.createFeed, {
    username: 'other',
    body: { link: LINK, id },
  })
  expect(replaced.status).toBe(404)
  expect(await listed()).toMatchObject([{ id, status: 'held' }])
})

test('requires the right to manage feeds', async () => {
  const { id } = await aFeed(desk.world, desk.shop)
  await aPerson(desk.world, desk.shop, 'administrator')
  await desk.world.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_FEED')
    .execute()
  const administrator = await signIn(desk.world, 'administrator@shop.test')
  expect((await administrator.call(sourceEndpoints.listIntegrations)).feeds).toHaveLength(1)
  const response = await administrator.attempt(feedEndpoints.readFeed, { params: { id } })
  expect(response.status).toBe(403)
})

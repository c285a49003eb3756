import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()

const speakEnglish = () => desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })

async function actions() {
  const rows = await desk.world.db.selectFrom('audit').orderBy('id').select('action').execute()
  return rows.map(({ action }) => action)
}

test('nothing is connected at first', async () => {
  expect(await desk.client.call(sourceEndpoints.listIntegrations)).toEqual({
    integrations: [],
    feed: null,
    googleIntegration: null,
    yandexIntegration: null,
  })
})

test('only those who manage integrations see them', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  for (const [endpoint, body] of [
    [sourceEndpoints.listIntegrations, undefined],
    [sourceEndpoints.createFeed, { link: 'https://shop.test/feed.xml' }],
    [sourceEndpoints.saveCounters, { google: '', yandex: '' }],
  ] as const) {
    expect((await marketer.attempt(endpoint, { rawBody: body })).status).toBe(403)
  }
})

describe('a profile of Instagram or Facebook', () => {
  const bind = (username: string) =>
    desk.client.attempt(sourceEndpoints.bindFacebookAccount, { body: { username } })

  test('is written down and waits', async () => {
    const { integration } = await desk.client.call(sourceEndpoints.bindFacebookAccount, {
      body: { username: ' @Len.i_Glina ' },
    })
    expect(integration).toMatchObject({ type: 'facebook', name: 'len.i_glina', status: 'waiting' })
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(user).toMatchObject({ facebookIntegrations: [integration], activeIntegration: null })
    expect(await actions()).toEqual(['integration.create'])
  })

  test('is written down once', async () => {
    await bind('shop')
    expect(await bind('@SHOP')).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'already-connected', field: 'username', message: 'Этот профиль уже добавлен' },
    })
    expect((await desk.client.call(sourceEndpoints.listIntegrations)).integrations).toHaveLength(1)
  })

  test.each([
    ['', 'empty-field'],
    ['кухня', 'wrong-username'],
    ['https://instagram.com/shop', 'wrong-username'],
  ])('%j is refused as %s', async (username, code) => {
    expect(await bind(username)).toMatchObject({ success: false, error: { code } })
    expect(await actions()).toEqual([])
  })
})

describe('the catalogue feed', () => {
  const submit = (link: string) =>
    desk.client.attempt(sourceEndpoints.createFeed, { body: { link } })

  test('goes to review, and a second link replaces the first', async () => {
    await aProduct(desk.world, desk.shop)
    const { feed } = await desk.client.call(sourceEndpoints.createFeed, {
      body: { link: ' https://shop.test/yml.xml ' },
    })
    expect(feed).toEqual({
      link: 'https://shop.test/yml.xml',
      status: 'review',
      submittedAt: new Date(TEST_NOW).toISOString(),
      readAt: null,
      productCount: 1,
    })
    await desk.world.db.updateTable('feed').set({ status: 'working', read_at: TEST_NOW }).execute()
    desk.world.clock.advance(1000)
    await submit('https://shop.test/new.xml')
    const list = await desk.client.call(sourceEndpoints.listIntegrations)
    expect(list.feed).toMatchObject({
      link: 'https://shop.test/new.xml',
      status: 'review',
      submittedAt: new Date(TEST_NOW + 1000).toISOString(),
      readAt: null,
    })
    expect((await desk.client.call(userEndpoints.getUser)).user.feed).toEqual(list.feed)
    const [row] = await desk.world.db.selectFrom('feed').select('revision').execute()
    expect(row).toEqual({ revision: 2 })
    expect(await actions()).toEqual(['feed.create', 'feed.create'])
  })

  test('may be typed without its beginning', async () => {
    const { feed } = await desk.client.call(sourceEndpoints.createFeed, {
      body: { link: ' shop.test:443/feed.xml ' },
    })
    expect(feed.link).toBe('https://shop.test/feed.xml')
  })

  test('may lead into a private network where that is switched on', async () => {
    desk.world.settings.allowPrivateLinks = true
    const { feed } = await desk.client.call(sourceEndpoints.createFeed, {
      body: { link: 'http://10.0.0.7/feed.xml' },
    })
    expect(feed.link).toBe('http://10.0.0.7/feed.xml')
  })

  test('a password that was stored with a link is never shown', async () => {
    await desk.client.call(sourceEndpoints.createFeed, {
      body: { link: 'https://shop.test/feed.xml' },
    })
    const link = 'https://anna:secret@shop.test/feed.xml'
    await desk.world.db.updateTable('feed').set({ link }).execute()
    const { feed } = await desk.client.call(sourceEndpoints.listIntegrations)
    expect(feed?.link).toBe('https://***@shop.test/feed.xml')
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(JSON.stringify(user)).not.toMatch(/anna|secret/)
  })

  test.each([
    ['feed.xml now', 'wrong-link', 'Введите корректную ссылку', 'Enter a valid link'],
    ['ftp://shop.test/feed.xml', 'wrong-link', 'Введите корректную ссылку', 'Enter a valid link'],
    ['https://shop.test:port/a.xml', 'wrong-link', 'Введите корректную', 'Enter a valid link'],
    ['http://10.0.0.7/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
    ['http://localhost/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
    ['https://192.0.2.7/feed.xml', 'private-link', 'внутри вашей сети', 'inside your network'],
    ['https://anna:secret@shop.test/a.xml', 'link-with-password', 'имя или пароль', 'a password'],
    ['https://anna@shop.test/a.xml', 'link-with-password', 'имя или пароль', 'a password'],
    ['https://shop.test:8443/a.xml', 'link-with-port', 'номер порта', 'port number'],
    ['shop.test:8443/a.xml', 'link-with-port', 'номер порта', 'port number'],
  ])('%s is refused as %s in both languages', async (link, code, russian, english) => {
    expect(await submit(link)).toMatchObject({
      status: 200,
      success: false,
      error: { code, field: 'link', message: expect.stringContaining(russian) as string },
    })
    await speakEnglish()
    expect((await submit(link)).error?.message).toContain(english)
    expect((await desk.client.call(sourceEndpoints.listIntegrations)).feed).toBeNull()
  })

  test('belongs to one account', async () => {
    await submit('https://shop.test/yml.xml')
    const other = await anAccount(desk.world, 'other')
    await aPerson(desk.world, other, 'owner', 'other@shop.test')
    const stranger = await signIn(desk.world, 'other@shop.test')
    const list = await stranger.call(sourceEndpoints.listIntegrations, { username: 'other' })
    expect(list.feed).toBeNull()
    const response = await stranger.attempt(sourceEndpoints.createFeed, {
      body: { link: 'https://evil.test/yml.xml' },
    })
    expect(response.status).toBe(403)
  })

  test('needs its own right', async () => {
    await aPerson(desk.world, desk.shop, 'administrator')
    await desk.world.db
      .deleteFrom('team_role_permission')
      .where('permission', '=', 'MANAGE_FEED')
      .execute()
    const administrator = await signIn(desk.world, 'administrator@shop.test')
    await administrator.call(sourceEndpoints.listIntegrations)
    const response = await administrator.attempt(sourceEndpoints.createFeed, {
      body: { link: 'https://shop.test/yml.xml' },
    })
    expect(response.status).toBe(403)
  })
})

describe('analytics counters', () => {
  const save = (google: string, yandex: string) =>
    desk.client.attempt(sourceEndpoints.saveCounters, { body: { google, yandex } })

  test('are kept, and an empty one is taken away', async () => {
    await save(' g-abc1234 ', '12345678')
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(user).toMatchObject({
      googleIntegration: { counterId: 'G-ABC1234' },
      yandexIntegration: { counterId: '12345678' },
    })
    expect((await save('', '12345678')).body).toEqual({
      googleIntegration: null,
      yandexIntegration: { counterId: '12345678' },
    })
    expect(await actions()).toEqual(['counters.save', 'counters.save'])
  })

  test.each([
    ['', '1234', 'yandex', 'wrong-yandex-counter', '5–9 цифр', '5 to 9 digits'],
    ['AW-123456', '', 'google', 'wrong-google-counter', 'G-, UA-', 'G-, UA-'],
  ])('%j and %j are refused', async (google, yandex, field, code, russian, english) => {
    const refusal = await save(google, yandex)
    expect(refusal).toMatchObject({ status: 200, success: false, error: { code, field } })
    expect(refusal.error?.message).toContain(russian)
    await speakEnglish()
    expect((await save(google, yandex)).error?.message).toContain(english)
    expect(await actions()).not.toContain('counters.save')
  })
})

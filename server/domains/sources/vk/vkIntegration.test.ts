import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../../test/server/client'
import { anAccount, aPerson, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { VK_TOKEN, vkGroups, withVk } from '../../../../test/server/web/vk'
import { createTestWorld } from '../../../../test/server/world'
import { readVkToken } from './vkIntegration'

const desk = openShop()

const saveToken = (token = VK_TOKEN) =>
  desk.client.call(sourceEndpoints.saveVkToken, { body: { token } })
const requestGroups = (groupId?: number) =>
  desk.client.attempt(sourceEndpoints.listVkGroups, {
    body: groupId === undefined ? {} : { groupId },
  })
const list = () => desk.client.call(sourceEndpoints.listIntegrations)
const speakEnglish = () => desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })

async function sources() {
  return (await desk.client.call(sourceEndpoints.listSources)).sources.slice(3)
}

describe('VK groups', () => {
  test('are listed in pages of 30', async () => {
    const asked = withVk(desk.world, { administered: vkGroups(31) })
    await saveToken()
    const first = await desk.client.call(sourceEndpoints.listVkGroups, { body: {} })
    expect(first.groups).toHaveLength(30)
    expect(first.groups[0]).toEqual({
      id: 1,
      name: 'Группа 1',
      photoUrl: 'https://vk.test/photo.jpg',
    })
    expect(first).toMatchObject({ hasMore: true, integration: { status: 'waiting' } })
    const more = await desk.client.call(sourceEndpoints.listMoreVkGroups, { body: { offset: 30 } })
    expect(more).toMatchObject({ groups: [{ id: 31 }], hasMore: false })
    expect(asked[0]).toEqual({
      url: 'https://api.vk.com/method/groups.get',
      form: {
        access_token: VK_TOKEN,
        count: '30',
        extended: '1',
        filter: 'admin',
        offset: '0',
        v: '5.199',
      },
    })
  })

  test('are requested from the address in the settings', async () => {
    const elsewhere = await createTestWorld({ vkApiUrl: 'https://vk.test' })
    await aPerson(elsewhere, await anAccount(elsewhere), 'owner')
    const asked = withVk(elsewhere, { administered: vkGroups(1) })
    const client = await signIn(elsewhere, 'owner@shop.test')
    await client.call(sourceEndpoints.saveVkToken, { body: { token: VK_TOKEN } })
    await client.call(sourceEndpoints.listVkGroups, { body: {} })
    expect(asked[0]?.url).toBe('https://vk.test/method/groups.get')
    await elsewhere.dispose()
  })

  test('become a source when the user administers them', async () => {
    withVk(desk.world, { administered: vkGroups(40) })
    await saveToken()
    const response = await desk.client.call(sourceEndpoints.listVkGroups, { body: { groupId: 40 } })
    expect(response.integration).toMatchObject({ name: 'Группа 40', status: 'working' })
    expect(response.groups).toHaveLength(30)
    expect(await sources()).toMatchObject([{ type: 'vk', name: 'Группа 40', syncedAt: null }])
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(user.activeIntegration).toBe('vk')
    expect(user.dataSourceList.at(-1)).toEqual({
      name: 'vk',
      langKey: null,
      langParam: 'Группа 40',
    })
  })

  test('keep the marking mode and lose auto-publication when another group is chosen', async () => {
    withVk(desk.world, { administered: vkGroups(2) })
    await saveToken()
    await requestGroups(1)
    const [source] = await sources()
    await desk.client.call(sourceEndpoints.saveSource, {
      params: { id: source!.id },
      body: { isAutoPublication: true, autoMarkupMode: 'mark' },
    })
    await requestGroups(2)
    expect(await sources()).toMatchObject([
      { id: source!.id, name: 'Группа 2', isAutoPublication: false, autoMarkupMode: 'mark' },
    ])
  })

  test('are not connected when the token is replaced during the request to VK', async () => {
    withVk(desk.world, { administered: vkGroups(1) })
    const { answer: response } = desk.world.services
    await saveToken()
    desk.world.services.answer = async (url, form) => {
      await saveToken()
      return response(url, form)
    }
    expect(await requestGroups(1)).toMatchObject({
      status: 200,
      error: { code: 'integration-changed' },
    })
    expect(await sources()).toEqual([])
  })
})

describe('VK failures', () => {
  const json = (body: unknown) => () => Promise.resolve({ status: 200, body: JSON.stringify(body) })

  test.each([
    [
      'a group that is not among the user’s groups',
      9,
      'vk-group-not-found',
      /^Такой группы нет/,
      /no such group/,
    ],
    [
      'a group that the user does not administer',
      7,
      'vk-only-admin',
      /только её администратор/,
      /^Only an administrator/,
    ],
  ])('refuses %s', async (_, groupId, code, russian, english) => {
    withVk(desk.world, { administered: vkGroups(1), joined: [7] })
    await saveToken()
    const refusal = await requestGroups(groupId)
    expect(refusal).toMatchObject({ status: 200, success: false, error: { code } })
    expect(refusal.error?.message).toMatch(russian)
    await speakEnglish()
    expect((await requestGroups(groupId)).error?.message).toMatch(english)
    expect(await sources()).toEqual([])
    expect((await list()).integrations).toMatchObject([{ name: '', status: 'waiting' }])
  })

  test('reports that the user administers no groups', async () => {
    withVk(desk.world, { joined: [7] })
    await saveToken()
    expect(await requestGroups()).toMatchObject({ status: 200, error: { code: 'vk-no-groups' } })
    await speakEnglish()
    expect((await requestGroups()).error?.message).toMatch(/administers no groups/)
  })

  test.each([
    ['no response', () => Promise.reject(new Error('ECONNRESET'))],
    ['a failing server', () => Promise.resolve({ status: 502, body: 'Bad gateway' })],
    ['a response that is not JSON', () => Promise.resolve({ status: 200, body: '<html>' })],
    ['JSON of another shape', json({ response: [] })],
    ['groups of another shape', json({ response: { count: 1, items: [{ id: 'x' }] } })],
    ['an error of VK', json({ error: { error_code: 10 } })],
  ])('reports %s as a problem of the integration', async (_, response) => {
    await saveToken()
    desk.world.services.answer = response
    expect(await requestGroups()).toMatchObject({ status: 200, error: { code: 'vk-problems' } })
    expect((await requestGroups()).error?.message).toMatch(/^Не получилось связаться/)
    await speakEnglish()
    expect((await requestGroups()).error?.message).toMatch(/could not be reached/)
    expect((await list()).integrations).toMatchObject([{ status: 'waiting' }])
  })

  test('marks the connection failed when VK refuses its token, and working again with a new token', async () => {
    withVk(desk.world)
    await saveToken('vk1.a.withdrawn-0123456789')
    expect(await requestGroups()).toMatchObject({
      status: 200,
      error: { code: 'vk-token-refused' },
    })
    expect((await list()).integrations).toMatchObject([{ status: 'failed' }])
    await saveToken()
    expect((await list()).integrations).toMatchObject([{ status: 'waiting' }])
  })

  test('requests nothing without a token', async () => {
    expect(await requestGroups()).toMatchObject({
      status: 200,
      error: { code: 'vk-not-connected' },
    })
    const more = await desk.client.attempt(sourceEndpoints.listMoreVkGroups, {
      body: { offset: 30 },
    })
    expect(more).toMatchObject({ status: 200, error: { code: 'vk-not-connected' } })
  })
})

describe('deleting a connection', () => {
  test('removes its source and keeps its posts and the other sources', async () => {
    withVk(desk.world, { administered: vkGroups(1) })
    await saveToken()
    await requestGroups(1)
    const post = await aPost(desk.world, desk.shop)
    await desk.world.db
      .updateTable('post')
      .set({ provider: 'vk' })
      .where('id', '=', post.id)
      .execute()
    expect(await sources()).toMatchObject([{ postCount: 1 }])
    const id = (await list()).integrations[0]!.id
    expect(await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id } })).toEqual({
      id,
    })
    expect((await list()).integrations).toEqual([])
    expect((await desk.client.call(sourceEndpoints.listSources)).sources).toHaveLength(3)
    expect(await desk.world.db.selectFrom('post').select('id').execute()).toEqual([post])
    const actions = await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()
    expect(actions.at(-1)).toEqual({ action: 'integration.delete' })
  })

  test('responds with 404 for a connection of another account and keeps it', async () => {
    await saveToken()
    const id = (await list()).integrations[0]!.id
    const other = await anAccount(desk.world, 'other')
    await aPerson(desk.world, other, 'owner', 'other@shop.test')
    const stranger = await signIn(desk.world, 'other@shop.test')
    const response = await stranger.attempt(sourceEndpoints.deleteIntegration, {
      username: 'other',
      body: { id },
    })
    expect(response).toMatchObject({ status: 404, error: { code: 'not-found' } })
    expect((await list()).integrations).toHaveLength(1)
  })
})

const TOKEN = 'vk1.a.abcdefghij-0123456789_'

test.each([
  [TOKEN, null],
  [`  ${TOKEN}\n`, null],
  ['0123456789abcdef0123', null],
  [`https://oauth.vk.com/blank.html#access_token=${TOKEN}&expires_in=86400&user_id=1`, 86_400],
  [`https://oauth.vk.com/blank.html#access_token=${TOKEN}&expires_in=0&user_id=1`, null],
  [`https://shop.test/?access_token=${TOKEN}&expires_in=60`, 60],
  [`https://shop.test/?state=1#expires_in=60&access_token=${TOKEN}`, 60],
  [`access_token=${TOKEN}&expires_in=60`, 60],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=soon`, null],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=315360000`, 315_360_000],
  [`https://shop.test/#access_token=${TOKEN}&expires_in=315360001`, null],
])('finds a VK token in %s', (text, expiresIn) => {
  expect(readVkToken(text)).toEqual({ token: text.match(/vk1\.[\w.-]+|0123\w+/)![0], expiresIn })
})

test.each([
  '',
  'token',
  'https://vk.com/shop',
  'https://oauth.vk.com/blank.html#access_token=&expires_in=0',
  'https://oauth.vk.com/blank.html#access_token=<script>alert(1)</script>',
  `https://oauth.vk.com/blank.html#token=${TOKEN}`,
])('finds no VK token in %s', (text) => {
  expect(readVkToken(text)).toBeNull()
})

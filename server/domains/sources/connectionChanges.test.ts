import { sourceEndpoints } from '@/contract/endpoints/sources'
import { aMetaLogin } from '../../../test/server/meta/metaRecords'
import { playMeta } from '../../../test/server/meta/playMeta'
import { openShop } from '../../../test/server/shopDesk'
import { VK_TOKEN, vkGroups, withVk } from '../../../test/server/web/vk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()

const ANOTHER = 'vk1.a.another-0123456789'
const saveToken = (token = VK_TOKEN) =>
  desk.client.call(sourceEndpoints.saveVkToken, { body: { token } })
const requestGroups = (groupId?: number) =>
  desk.client.attempt(sourceEndpoints.listVkGroups, {
    body: groupId === undefined ? {} : { groupId },
  })
const list = () => desk.client.call(sourceEndpoints.listIntegrations)

test('audits every change of a connection, a counter and a source', async () => {
  await aMetaLogin(desk.world, desk.shop, playMeta(desk.world))
  const { integration } = await desk.client.call(sourceEndpoints.bindFacebookAccount, {
    body: { username: 'lenglina' },
  })
  withVk(desk.world, { administered: vkGroups(1) })
  const { integration: vk } = await saveToken()
  await requestGroups(1)
  desk.world.services.answer = () =>
    Promise.resolve({ status: 200, body: '{"error":{"error_code":5}}' })
  await requestGroups()
  await saveToken(`https://oauth.vk.com/#access_token=${ANOTHER}&expires_in=60`)
  await desk.client.call(sourceEndpoints.saveCounters, { body: { google: '', yandex: '12345678' } })
  await desk.client.call(sourceEndpoints.saveCounters, {
    body: { google: 'G-ABC1234', yandex: '' },
  })
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  const settings = { isAutoPublication: false, autoMarkupMode: 'mark' } as const
  await desk.client.call(sourceEndpoints.saveSource, {
    params: { id: sources[0]!.id },
    body: settings,
  })
  await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id: integration.id } })
  const rows = await desk.world.db.selectFrom('audit').selectAll().orderBy('id').execute()
  const facts = rows.map(({ action, entity, entity_id, detail }) => [
    action,
    entity,
    Number(entity_id),
    JSON.parse(detail) as unknown,
  ])
  expect(facts).toEqual([
    ['integration.create', 'integration', integration.id, { type: 'facebook' }],
    ['integration.save-token', 'integration', vk.id, { type: 'vk', expires: false }],
    ['integration.choose-group', 'integration', vk.id, { type: 'vk', group: 1 }],
    ['integration.fail', 'integration', vk.id, { type: 'vk' }],
    ['integration.save-token', 'integration', vk.id, { type: 'vk', expires: true }],
    ['integration.fail', 'integration', vk.id, { type: 'vk' }],
    ['counters.save', 'account', desk.shop.id, { hasGoogle: false, hasYandex: true }],
    ['counters.save', 'account', desk.shop.id, { hasGoogle: true, hasYandex: false }],
    ['source.save', 'source', sources[0]!.id, settings],
    ['integration.delete', 'integration', integration.id, { type: 'facebook' }],
  ])
})

test('resets the reading state when another group is chosen, and keeps it when the same group is chosen', async () => {
  withVk(desk.world, { administered: vkGroups(2) })
  await saveToken()
  await requestGroups(1)
  await desk.world.db.updateTable('integration').set({ synced_at: TEST_NOW }).execute()
  await desk.world.db
    .updateTable('source')
    .set({ synced_at: TEST_NOW })
    .where('type', '=', 'vk')
    .execute()
  const readAt = async () => {
    const { sources } = await desk.client.call(sourceEndpoints.listSources)
    return [(await list()).integrations[0]?.syncedAt, sources.at(-1)?.syncedAt]
  }
  const then = new Date(TEST_NOW).toISOString()
  await requestGroups(1)
  expect(await readAt()).toEqual([then, then])
  await requestGroups(2)
  expect(await readAt()).toEqual([null, null])
})

test('connects nothing when a failing token is replaced during the request to VK', async () => {
  withVk(desk.world, { administered: vkGroups(1) })
  const { answer } = desk.world.services
  await saveToken()
  let isFirst = true
  desk.world.services.answer = async (url, form) => {
    if (!isFirst) return { status: 200, body: '{"error":{"error_code":5}}' }
    isFirst = false
    await requestGroups()
    await saveToken()
    return answer(url, form)
  }
  expect((await requestGroups(1)).error?.code).toBe('integration-changed')
  expect((await list()).integrations).toMatchObject([{ name: '', status: 'waiting' }])
})

describe('listing VK groups', () => {
  const answers = (body: unknown) => {
    desk.world.services.answer = () =>
      Promise.resolve({ status: 200, body: JSON.stringify({ response: body }) })
  }

  test('returns only pictures that are served over HTTPS', async () => {
    await saveToken()
    const items = [
      { id: 1, name: 'С защитой', photo_100: 'https://vk.test/1.jpg' },
      { id: 2, name: 'Без защиты', photo_100: 'http://vk.test/2.jpg' },
      { id: 3, name: 'Без картинки' },
    ]
    answers({ count: 3, items })
    const { groups } = await desk.client.call(sourceEndpoints.listVkGroups, { body: {} })
    expect(groups.map(({ photoUrl }) => photoUrl)).toEqual(['https://vk.test/1.jpg', null, null])
  })

  test('stops at an empty page, whatever total VK reports', async () => {
    await saveToken()
    answers({ count: 40, items: [] })
    const more = await desk.client.call(sourceEndpoints.listMoreVkGroups, { body: { offset: 30 } })
    expect(more).toEqual({ groups: [], hasMore: false })
  })
})

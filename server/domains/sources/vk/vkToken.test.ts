import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { openShop } from '../../../../test/server/shopDesk'
import { VK_TOKEN, vkGroups, withVk } from '../../../../test/server/web/vk'
import { TEST_NOW } from '../../../../test/server/world'
import { openToken } from '../tokens'

const desk = openShop()

const saveToken = (token = VK_TOKEN) =>
  desk.client.call(sourceEndpoints.saveVkToken, { body: { token } })
const chooseGroup = (groupId: number) =>
  desk.client.call(sourceEndpoints.listVkGroups, { body: { groupId } })
const list = () => desk.client.call(sourceEndpoints.listIntegrations)
const sources = async () => (await desk.client.call(sourceEndpoints.listSources)).sources.slice(3)

describe('a VK token', () => {
  test('is accepted alone, without an expiry, and is never returned', async () => {
    const response = await desk.client.attempt(sourceEndpoints.saveVkToken, {
      body: { token: VK_TOKEN },
    })
    expect(response.body).toMatchObject({
      integration: { type: 'vk', name: '', status: 'waiting', tokenExpiresAt: null },
    })
    const responses = [response, await list(), (await desk.client.call(userEndpoints.getUser)).user]
    expect(JSON.stringify(responses)).not.toContain(VK_TOKEN)
    const audits = await desk.world.db.selectFrom('audit').selectAll().execute()
    expect(audits).toMatchObject([{ action: 'integration.save-token' }])
    expect(JSON.stringify(audits)).not.toContain(VK_TOKEN)
  })

  test('has the expiry that its link contains', async () => {
    const { integration } = await saveToken(
      `https://oauth.vk.com/blank.html#access_token=${VK_TOKEN}&expires_in=86400&user_id=1`,
    )
    expect(integration.tokenExpiresAt).toBe(new Date(TEST_NOW + 86_400_000).toISOString())
    const [row] = await desk.world.db.selectFrom('integration').select(['id', 'token']).execute()
    expect(row?.token).not.toContain(VK_TOKEN)
    expect(openToken(desk.world, row!)).toBe(VK_TOKEN)
  })

  test('is refused in both languages when malformed', async () => {
    const attempt = () =>
      desk.client.attempt(sourceEndpoints.saveVkToken, { body: { token: 'https://vk.com/shop' } })
    expect(await attempt()).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'wrong-vk-token', field: 'token' },
    })
    expect((await attempt()).error?.message).toMatch(/^Не нашли ключ/)
    await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
    expect((await attempt()).error?.message).toMatch(/^There is no access token/)
    expect((await list()).integrations).toEqual([])
  })

  test('replaces the previous token and keeps a group that its user administers', async () => {
    withVk(desk.world, { administered: vkGroups(1) })
    await saveToken()
    await chooseGroup(1)
    await desk.world.db.deleteFrom('job').where('kind', '=', 'source').execute()
    const { integration } = await saveToken()
    expect(integration).toMatchObject({ name: 'Группа 1', status: 'working' })
    expect(await sources()).toMatchObject([
      { type: 'vk', name: 'Группа 1', reading: { state: 'reading' } },
    ])
  })

  test('clears the chosen group when its user does not administer that group', async () => {
    withVk(desk.world, { administered: vkGroups(1) })
    await saveToken()
    await chooseGroup(1)
    withVk(desk.world, { administered: [] })
    const { integration } = await saveToken()
    expect(integration).toMatchObject({ name: 'Группа 1', status: 'waiting' })
    expect(await sources()).toMatchObject([{ name: 'Группа 1', reading: { state: 'waiting' } }])
  })

  const unreachable = () => Promise.reject(new Error('ECONNRESET'))

  test.each([
    ['VK refuses', 'vk-new-token-refused', null, /не принимает этот ключ/, /does not accept/],
    [
      'VK cannot check',
      'vk-new-token-unchecked',
      unreachable,
      /Не получилось проверить/,
      /could not be asked/,
    ],
  ])(
    'that %s does not replace the working token',
    async (_what, code, answer, russian, english) => {
      withVk(desk.world, { administered: vkGroups(1) })
      await saveToken()
      await chooseGroup(1)
      if (answer) desk.world.services.answer = answer
      const replace = () =>
        desk.client.attempt(sourceEndpoints.saveVkToken, {
          body: { token: 'vk1.a.withdrawn-0123456789' },
        })
      expect(await replace()).toMatchObject({ status: 200, error: { code, field: 'token' } })
      expect((await replace()).error?.message).toMatch(russian)
      await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
      expect((await replace()).error?.message).toMatch(english)
      expect((await list()).integrations).toMatchObject([{ name: 'Группа 1', status: 'working' }])
      const row = await desk.world.db
        .selectFrom('integration')
        .select(['id', 'token'])
        .executeTakeFirstOrThrow()
      expect(openToken(desk.world, row)).toBe(VK_TOKEN)
    },
  )

  test('replaces a failed token even while VK is unreachable', async () => {
    withVk(desk.world, { administered: vkGroups(1) })
    await saveToken()
    await chooseGroup(1)
    await desk.world.db.updateTable('integration').set({ status: 'failed' }).execute()
    desk.world.services.answer = unreachable
    const { integration } = await saveToken()
    expect(integration).toMatchObject({ name: 'Группа 1', status: 'waiting' })
    expect(await sources()).toMatchObject([{ name: 'Группа 1', reading: { state: 'waiting' } }])
  })
})

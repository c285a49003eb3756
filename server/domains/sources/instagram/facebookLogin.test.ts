import { FACEBOOK_RETURN_PATH } from '@/contract/addresses'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { createClient, signIn } from '../../../../test/server/client'
import { aPerson } from '../../../../test/server/factories'
import { openMetaDesk, type MetaDesk } from '../../../../test/server/meta/metaDesk'
import { signInAtMeta } from '../../../../test/server/meta/metaNetwork'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
let network: MetaDesk

beforeEach(async () => {
  network = await openMetaDesk(desk)
})
afterEach(() => {
  network.close()
})

const PAGE = '/my/admin/shop/#/integrations?facebook='
const start = async () => new URL((await desk.client.call(sourceEndpoints.startFacebookLogin)).url)

async function comeBack(query: Record<string, string>, client = desk.client) {
  const path = `${FACEBOOK_RETURN_PATH}?${new URLSearchParams(query).toString()}`
  return (await client.fetch(path)).headers.get('location')
}

test('redirects to Facebook with the parameters that Meta requires', async () => {
  const url = await start()
  expect(url.pathname).toBe('/v25.0/dialog/oauth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: network.meta.app.id,
    redirect_uri: 'http://vitrina.test/my/admin/links/facebook',
    response_type: 'code',
    scope: 'instagram_basic,pages_show_list,pages_read_engagement,instagram_manage_comments',
    state: expect.any(String) as string,
  })
})

test('reports that the server has no Meta application', async () => {
  desk.world.settings.metaApp = null
  const { lackingMetaApp } = await desk.client.call(sourceEndpoints.listIntegrations)
  expect(lackingMetaApp).toEqual({ returnUrl: 'http://vitrina.test/my/admin/links/facebook' })
  for (const endpoint of [
    sourceEndpoints.startFacebookLogin,
    sourceEndpoints.listFacebookProfiles,
  ]) {
    expect((await desk.client.attempt(endpoint)).error).toMatchObject({ code: 'meta-app-missing' })
  }
})

test('lets the user choose one of their profiles after the sign-in', async () => {
  expect(await network.signIn()).toBe(`${PAGE}done`)
  const { profiles } = await desk.client.call(sourceEndpoints.listFacebookProfiles)
  expect(profiles).toEqual([
    {
      username: 'LenGlina',
      pageName: 'Лён и глина',
      pictureUrl: 'https://cdn.test/a.jpg',
      isConnected: false,
    },
  ])
  const { integration } = await desk.client.call(sourceEndpoints.bindFacebookAccount, {
    body: { username: '@lenglina' },
  })
  expect(integration).toMatchObject({ type: 'facebook', name: 'lenglina', status: 'working' })
  expect(await network.connections()).toHaveLength(1)
  expect((await network.source()).name).toBe('lenglina')
})

test('stores the long-lived token encrypted, with its expiry', async () => {
  await network.connect()
  const { token, token_expires_at } = await desk.world.db
    .selectFrom('integration')
    .select(['token', 'token_expires_at'])
    .executeTakeFirstOrThrow()
  expect(token).toMatch(/^v1\./)
  expect(token_expires_at).toBe(desk.world.clock.now() + 60 * 24 * 3_600_000)
})

test.each([
  ['a declined sign-in', { error: 'access_denied', code: '' }, 'denied'],
  ['a code that Facebook does not know', { code: 'invented' }, 'failed'],
])('connects nothing after %s', async (_, sent, outcome) => {
  expect(await network.signIn(sent)).toBe(`${PAGE}${outcome}`)
  expect(await network.connections()).toEqual([])
})

test('reports a permission that was not granted', async () => {
  network.meta.granted = ['pages_show_list']
  expect(await network.signIn()).toBe(`${PAGE}rights`)
  expect(await network.connections()).toEqual([])
})

test('reports an unreachable Facebook', async () => {
  network.meta.faults = ['cut']
  expect(await network.signIn()).toBe(`${PAGE}failed`)
})

describe('a return from Facebook that does not match a sign-in', () => {
  test('rejects a forged state', async () => {
    const code = signInAtMeta(network.meta)
    expect(await comeBack({ code, state: 'invented' })).toBe('/my/admin')
    expect(await comeBack({ code })).toBe('/my/admin')
  })

  test('rejects the state of another user’s sign-in, whose code would connect that user’s profile', async () => {
    const state = (await start()).searchParams.get('state') ?? ''
    await aPerson(desk.world, desk.shop, 'administrator')
    const other = await signIn(desk.world, 'administrator@shop.test')
    expect(await comeBack({ state, code: signInAtMeta(network.meta) }, other)).toBe('/my/admin')
    expect(await network.connections()).toEqual([])
  })

  test('rejects a return without a session', async () => {
    const state = (await start()).searchParams.get('state') ?? ''
    const code = signInAtMeta(network.meta)
    expect(await comeBack({ state, code }, createClient(desk.world))).toBe('/my/admin')
    expect(network.meta.codes).toEqual([code])
  })

  test('rejects a return after half an hour', async () => {
    const state = (await start()).searchParams.get('state') ?? ''
    desk.world.clock.advance(31 * 60_000)
    expect(await comeBack({ state, code: signInAtMeta(network.meta) })).toBe(`${PAGE}failed`)
  })

  test('rejects a user who has lost the permission since the start of the sign-in', async () => {
    await aPerson(desk.world, desk.shop, 'administrator')
    const member = await signIn(desk.world, 'administrator@shop.test')
    const { url } = await member.call(sourceEndpoints.startFacebookLogin)
    await desk.world.db
      .deleteFrom('team_role_permission')
      .where('permission', '=', 'MANAGE_INTEGRATIONS')
      .execute()
    const state = new URL(url).searchParams.get('state') ?? ''
    expect(await comeBack({ state, code: signInAtMeta(network.meta) }, member)).toBe(
      '/my/admin?reason=forbidden',
    )
    expect(network.meta.codes).toHaveLength(1)
  })
})

describe('choosing a profile', () => {
  const bind = (username: string) =>
    desk.client.attempt(sourceEndpoints.bindFacebookAccount, { body: { username } })

  test('requires a sign-in', async () => {
    expect((await bind('lenglina')).error).toMatchObject({ code: 'facebook-login-first' })
  })

  test('accepts only profiles that the sign-in returned', async () => {
    await network.signIn()
    expect((await bind('stranger')).error).toMatchObject({ code: 'instagram-profile-not-found' })
    network.meta.profiles = []
    expect((await bind('lenglina')).error).toMatchObject({ code: 'no-instagram-profiles' })
  })

  test('reports a rejected token and an unreachable Meta', async () => {
    await network.signIn()
    network.meta.faults = ['cut']
    expect((await bind('lenglina')).error).toMatchObject({ code: 'instagram-problems' })
    network.meta.tokens = []
    expect((await bind('lenglina')).error).toMatchObject({ code: 'facebook-token-refused' })
  })

  test('connects the profile once when two users choose it at the same time', async () => {
    await network.signIn()
    const both = await Promise.all([bind('lenglina'), bind('lenglina')])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    expect(await network.connections()).toHaveLength(1)
  })

  test('replaces the token of a connected profile, and continues its readings', async () => {
    const { id } = await network.connect()
    network.meta.tokens = []
    await network.run()
    expect((await network.source()).reading).toMatchObject({
      state: 'stopped',
      problem: {
        action: 'connect',
        text: expect.stringMatching(/Войдите через Facebook/) as string,
      },
    })
    expect((await network.connections())[0]).toMatchObject({ status: 'failed' })
    expect(await network.connect()).toMatchObject({ id, status: 'working' })
    await network.run()
    expect((await network.source()).reading).toMatchObject({ state: 'working' })
    expect(await network.connections()).toHaveLength(1)
  })

  test('adopts a profile name that was saved before sign-ins existed', async () => {
    await desk.world.db
      .insertInto('integration')
      .values({
        account_id: desk.shop.id,
        type: 'facebook',
        name: 'lenglina',
        status: 'waiting',
        created_at: 1,
      })
      .execute()
    await network.connect()
    await network.run()
    expect(await network.connections()).toMatchObject([{ name: 'lenglina', status: 'working' }])
    expect((await network.source()).reading).toMatchObject({ state: 'working' })
  })

  test('refuses a sixth profile', async () => {
    network.meta.profiles = Array.from({ length: 6 }, (_, index) => ({
      id: `1784140000000010${String(index)}`,
      username: `shop${String(index)}`,
      pageName: 'Лавка',
    }))
    for (let index = 0; index < 5; index += 1) await network.connect(`shop${String(index)}`)
    await network.signIn()
    expect((await bind('shop5')).error).toMatchObject({ code: 'too-many-profiles' })
  })
})

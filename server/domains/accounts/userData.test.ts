import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { aPayment } from '../../../test/server/accountFactories'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson, aProduct, type TestRole } from '../../../test/server/factories'
import { aMetaLogin } from '../../../test/server/meta/metaRecords'
import { playMeta } from '../../../test/server/meta/playMeta'
import { openShop } from '../../../test/server/shopDesk'
import { VK_TOKEN } from '../../../test/server/web/vk'
import { TEST_NOW } from '../../../test/server/world'

const DAY = 24 * 60 * 60 * 1000
const desk = openShop()

async function userOf(place: TestRole) {
  await aPerson(desk.world, desk.shop, place)
  const client = await signIn(desk.world, `${place}@shop.test`)
  return (await client.call(userEndpoints.getUser)).user
}

/** Gives the shop everything that the user data can contain; returns the end of its paid period. */
async function fillShop() {
  await aPayment(desk.world, desk.shop, { paid_at: TEST_NOW - 40 * DAY })
  const { paid_until } = await aPayment(desk.world, desk.shop, { is_auto_renewal: 1 })
  await aProduct(desk.world, desk.shop)
  await desk.client.call(feedEndpoints.createFeed, {
    body: { link: 'https://shop.test/yml.xml' },
  })
  await aMetaLogin(desk.world, desk.shop, playMeta(desk.world))
  await desk.client.call(sourceEndpoints.bindFacebookAccount, { body: { username: 'lenglina' } })
  await desk.client.call(sourceEndpoints.saveCounters, {
    body: { google: 'G-ABC1234', yandex: '12345678' },
  })
  return { paidUntil: new Date(paid_until).toISOString() }
}

test('returns payments, connections, the feed and counters to an owner', async () => {
  const { paidUntil } = await fillShop()
  const { payments } = await desk.client.call(profileEndpoints.listPayments)
  const { integrations, feeds } = await desk.client.call(sourceEndpoints.listIntegrations)
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user).toMatchObject({
    plan: { plan: { code: 'shop' }, paidUntil, isAutoRenewal: true },
    payments,
    feed: { link: feeds[0]?.link, status: 'processing', productCount: 0 },
    facebookIntegrations: integrations,
    connections: integrations.map(({ id, type, name, status }) => ({ id, type, name, status })),
    googleIntegration: { counterId: 'G-ABC1234' },
    yandexIntegration: { counterId: '12345678' },
  })
  expect(payments.map(({ isAutoRenewal }) => isAutoRenewal)).toEqual([true, false])
  expect(integrations).toHaveLength(1)
})

test('returns only the plan to a user without rights to pay or connect', async () => {
  const { paidUntil } = await fillShop()
  const user = await userOf('observer')
  expect(user.plan).toMatchObject({ plan: { code: 'shop' }, paidUntil })
  expect(user).toMatchObject({
    payments: [],
    feed: null,
    facebookIntegrations: [],
    connections: [{ type: 'facebook', name: '', status: 'working' }],
    googleIntegration: null,
    yandexIntegration: null,
  })
})

test.each(['MANAGE_FEED', 'MANAGE_INTEGRATIONS'] as const)(
  'returns the feed to a user with %s, but not that of other accounts',
  async (permission) => {
    await fillShop()
    await desk.world.db
      .insertInto('team_role_permission')
      .columns(['role_id', 'permission'])
      .expression((role) =>
        role
          .selectFrom('team_role')
          .where('code', '=', 'observer')
          .select(['id', role.val(permission).as('permission')]),
      )
      .execute()
    const user = await userOf('observer')
    expect(user.feed?.link).toBe('https://shop.test/yml.xml')
    expect(user.facebookIntegrations).toHaveLength(permission === 'MANAGE_FEED' ? 0 : 1)

    const other = await anAccount(desk.world, 'other')
    await aPerson(desk.world, other, 'owner', 'owner@other.test')
    const stranger = await signIn(desk.world, 'owner@other.test')
    const theirs = await stranger.call(userEndpoints.getUser, { username: 'other' })
    expect(theirs.user).toMatchObject({ feed: null, payments: [], facebookIntegrations: [] })
  },
)

test('returns sources with their own name or the name of their kind, in order of creation', async () => {
  await desk.world.db
    .insertInto('source')
    .values(
      (['mention', 'vk'] as const).map((type) => ({
        account_id: desk.shop.id,
        type,
        name: type === 'vk' ? 'Лён и глина' : '',
        auto_markup_mode: 'off' as const,
        created_at: TEST_NOW,
      })),
    )
    .execute()
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.dataSourceList).toEqual([
    { name: 'upload', langKey: null, langParam: null },
    { name: 'link', langKey: 'source.added_by_link', langParam: null },
    { name: 'customer', langKey: 'source.customer_content', langParam: null },
    { name: 'mention', langKey: 'source.mention', langParam: null },
    { name: 'vk', langKey: null, langParam: 'Лён и глина' },
  ])
})

test('also returns a connection that stopped', async () => {
  await fillShop()
  await desk.world.db.updateTable('integration').set({ status: 'failed' }).execute()
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.activeIntegration).toBeNull()
  expect(user.connections).toMatchObject([{ type: 'facebook', status: 'failed' }])
})

test('does not present a VK connection as an Instagram or Facebook profile', async () => {
  await desk.client.call(sourceEndpoints.saveVkToken, { body: { token: VK_TOKEN } })
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.facebookIntegrations).toEqual([])
})

test('returns a connection once it works, not while it is being set up', async () => {
  const activeNow = async () =>
    (await desk.client.call(userEndpoints.getUser)).user.activeIntegration
  expect(await activeNow()).toBeNull()
  await aMetaLogin(desk.world, desk.shop, playMeta(desk.world))
  expect(await activeNow()).toBeNull()
  await desk.client.call(sourceEndpoints.bindFacebookAccount, { body: { username: 'lenglina' } })
  expect(await activeNow()).toBe('facebook')
})

test('does not return a Facebook sign-in without a chosen profile', async () => {
  await aMetaLogin(desk.world, desk.shop, playMeta(desk.world))
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user).toMatchObject({ facebookIntegrations: [], connections: [] })
})

test('returns a role with its name and rights in the user’s language', async () => {
  const { teamRoles } = await desk.client.call(membershipEndpoints.listTeamRoles)
  const user = await userOf('observer')
  const observer = teamRoles.find(({ name }) => name === 'Наблюдатель')
  expect(observer).toBeDefined()
  expect(user.teamMembership?.teamRole).toEqual(observer)
})

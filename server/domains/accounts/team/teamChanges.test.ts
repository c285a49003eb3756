import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn, signInVisiting } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const {
  createTeamMembership,
  listTeamMemberships,
  createMemberLink,
  saveTeamMembership,
  endMemberSessions,
  deleteTeamMembership,
} = membershipEndpoints

const desk = openShop()

let roles: Map<string, number>

beforeEach(async () => {
  const rows = await desk.world.db.selectFrom('team_role').selectAll().execute()
  roles = new Map(rows.map(({ id, code }) => [code, id]))
})

const role = (code: string) => roles.get(code)!

test('refuses to remove or demote the last member who manages people', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'administrator', 'admin@other.test')
  await aPerson(desk.world, other, 'editor', 'editor@other.test')
  await aPerson(desk.world, other, 'provider')
  const provider = await signInVisiting(desk.world, 'provider@shop.test', 'other')
  const { teamMemberships } = await provider.call(listTeamMemberships, { username: 'other' })
  const { id } = teamMemberships.find(({ email }) => email === 'admin@other.test')!
  const sent = { username: 'other', params: { id } }
  const responses = [
    await provider.attempt(deleteTeamMembership, sent),
    await provider.attempt(saveTeamMembership, { ...sent, body: { roleId: role('editor') } }),
  ]
  expect(responses.map(({ error }) => error?.code)).toEqual(['last-manager', 'last-manager'])
  const after = await provider.call(listTeamMemberships, { username: 'other' })
  expect(after).toEqual({ teamMemberships })
})

test('audits changes of a member: the roles before and after, a password link, ended sessions, the removal', async () => {
  const { id: person } = await aPerson(desk.world, desk.shop, 'observer')
  await signIn(desk.world, 'observer@shop.test')
  const { teamMemberships } = await desk.client.call(listTeamMemberships)
  const { id } = teamMemberships.find(({ email }) => email === 'observer@shop.test')!
  const params = { id }
  await desk.client.call(saveTeamMembership, { params, body: { roleId: role('editor') } })
  await desk.client.call(createMemberLink, { params })
  await desk.client.call(endMemberSessions, { params })
  await desk.client.call(deleteTeamMembership, { params })
  const rows = await desk.world.db.selectFrom('audit').selectAll().orderBy('id').execute()
  const facts = rows.map(({ action, detail }) => [action, JSON.parse(detail) as unknown])
  expect(facts).toEqual([
    ['member.save', { roleId: role('editor'), previousRoleId: role('observer') }],
    ['member.link', {}],
    ['member.end_sessions', {}],
    ['member.delete', { roleId: role('editor') }],
  ])
  for (const row of rows) {
    expect(row).toMatchObject({ account_id: desk.shop.id, entity: 'member', entity_id: String(id) })
    expect(row.person_id).not.toBe(person)
  }
})

test('refuses a password change when one of the two passwords is missing', async () => {
  const body = { name: 'Нина', email: 'nina@shop.test', roleId: role('editor') }
  const add = (passwords: { password?: string; confirmedPassword?: string }) =>
    desk.client.attempt(createTeamMembership, { body: { ...body, ...passwords } })
  expect((await add({ password: 'Lemon-12' })).error?.field).toBe('confirmed_password')
  expect((await add({ confirmedPassword: 'Lemon-12' })).error?.field).toBe('password')
  const { teamMemberships } = await desk.client.call(listTeamMemberships)
  expect(teamMemberships).toHaveLength(1)
})

test('a role with only other management rights does not count as managing people', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'administrator', 'admin@other.test')
  await aPerson(desk.world, other, 'provider')
  const provider = await signInVisiting(desk.world, 'provider@shop.test', 'other')
  const { teamMemberships } = await provider.call(listTeamMemberships, { username: 'other' })
  const change = (code: string) =>
    provider.attempt(saveTeamMembership, {
      username: 'other',
      params: { id: teamMemberships[0]!.id },
      body: { roleId: role(code) },
    })
  expect((await change('marketer')).error?.code).toBe('last-manager')
  // Another role that manages people would suffice.
  await desk.world.db
    .insertInto('team_role_permission')
    .values({ role_id: role('marketer'), permission: 'MANAGE_USERS' })
    .execute()
  expect((await change('marketer')).success).toBe(true)
})

test('returns when each member last worked in the account, to ten minutes', async () => {
  const { world, shop, client } = desk
  const { id: person_id } = await aPerson(world, shop, 'editor')
  await world.db
    .updateTable('member')
    .set({ seen_at: null })
    .where('person_id', '=', person_id)
    .execute()
  const seen = async () => {
    const { teamMemberships } = await client.call(listTeamMemberships)
    return teamMemberships.map(({ seenAt }) => seenAt && Date.parse(seenAt) - TEST_NOW)
  }
  expect(await seen()).toEqual([0, null])
  const editor = await signIn(world, 'editor@shop.test')
  const visit = () => editor.call(userEndpoints.getUser)
  await visit()
  world.clock.advance(9 * 60_000)
  await visit()
  expect(await seen()).toEqual([0, 0])
  world.clock.advance(60_000)
  await visit()
  expect(await seen()).toEqual([10 * 60_000, 10 * 60_000])
})

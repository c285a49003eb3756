import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { PERMISSIONS } from '@/contract/permissions'
import { createClient, logIn, signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const {
  listTeamRoles,
  listTeamMemberships,
  listTeamRolePermissionCategories,
  createTeamMembership,
  saveTeamMembership,
  deleteTeamMembership,
} = membershipEndpoints

const desk = openShop()

let roles: Map<string, number>

beforeEach(async () => {
  const rows = await desk.world.db.selectFrom('team_role').selectAll().execute()
  roles = new Map(rows.map(({ id, code }) => [code, id]))
})

const role = (code: string) => roles.get(code)!
const NINA = {
  name: ' Нина Орлова ',
  email: ' Nina@Shop.Test ',
  password: 'Lemon-12',
  confirmedPassword: 'Lemon-12',
}
const nina = (changes: Partial<typeof NINA> = {}) => ({
  ...NINA,
  ...changes,
  roleId: role('editor'),
})
const memberOf = async (email: string) => {
  const { teamMemberships } = await desk.client.call(listTeamMemberships)
  return teamMemberships.find((member) => member.email === email)!
}
const count = async (table: 'person' | 'member' | 'audit') =>
  (await desk.world.db.selectFrom(table).select('id').execute()).length

test('names roles, rights and categories in the user’s language', async () => {
  const { teamRoles } = await desk.client.call(listTeamRoles)
  expect(
    teamRoles.map(({ name, teamRolePermissions }) => [name, teamRolePermissions.length]),
  ).toEqual([
    ['Администратор', 13],
    ['Редактор', 6],
    ['Маркетолог', 9],
    ['Наблюдатель', 3],
  ])
  const { teamRolePermissionCategory } = await desk.client.call(listTeamRolePermissionCategories)
  expect(teamRolePermissionCategory.map(({ code, name }) => [code, name])).toEqual([
    ['content', 'Контент'],
    ['catalogue', 'Каталог'],
    ['widgets', 'Виджеты и аналитика'],
    ['account', 'Аккаунт'],
  ])
  const named = teamRolePermissionCategory.flatMap(({ permissions }) => permissions)
  expect(named.map(({ name }) => name).sort()).toEqual([...PERMISSIONS].sort())

  await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
  expect((await desk.client.call(listTeamRoles)).teamRoles[0]?.name).toBe('Administrator')
})

test('adds a new member who can sign in to this account', async () => {
  const { teamMembership } = await desk.client.call(createTeamMembership, { body: nina() })
  expect(teamMembership).toMatchObject({
    name: 'Нина Орлова',
    email: 'nina@shop.test',
    isOwner: false,
    teamRole: { id: role('editor'), name: 'Редактор' },
    createdAt: '2026-03-18T12:00:00.000Z',
  })
  const { teamMemberships } = await desk.client.call(listTeamMemberships)
  expect(teamMemberships.map(({ email, teamRole }) => [email, teamRole?.name ?? null])).toEqual([
    ['owner@shop.test', null],
    ['nina@shop.test', 'Редактор'],
  ])
  const client = await signIn(desk.world, 'nina@shop.test', 'Lemon-12')
  const { user } = await client.call(userEndpoints.getUser)
  expect(user).toMatchObject({ name: 'Нина Орлова', isOwner: false })
  const rows = await desk.world.db.selectFrom('audit').selectAll().execute()
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
    ['member.create', JSON.stringify({ roleId: role('editor') })],
  ])
})

describe('invalid fields of a new member', () => {
  test.each([
    ['name', 'empty-field', { name: '' }, 'Заполните это поле'],
    ['name', 'only-spaces', { name: '   ' }, 'Здесь только пробелы'],
    ['email', 'empty-field', { email: '' }, 'Заполните это поле'],
    ['email', 'only-spaces', { email: '  ' }, 'Здесь только пробелы'],
    ['email', 'wrong-email', { email: 'nina@shop.t' }, 'Проверьте адрес почты'],
    ['password', 'empty-field', { password: '' }, 'Заполните это поле'],
    ['password', 'only-spaces', { password: '      ' }, 'Здесь только пробелы'],
    ['password', 'short-password', { password: 'Lem12' }, 'Пароль короче 6 символов'],
    ['password', 'wrong-password', { password: 'пароль7' }, /^Подойдут только латинские буквы/],
    ['confirmed_password', 'empty-field', { confirmedPassword: '' }, 'Заполните это поле'],
    [
      'confirmed_password',
      'not-equal-password',
      { confirmedPassword: 'Lemon-13' },
      'Пароли не совпадают',
    ],
  ])('refuses %s with %s', async (field, code, changes, message) => {
    const response = await desk.client.attempt(createTeamMembership, { body: nina(changes) })
    expect(response).toMatchObject({ status: 200, success: false, error: { field, code } })
    expect(response.error?.message).toMatch(message)
    expect([await count('person'), await count('audit')]).toEqual([1, 0])
  })

  test('refuses invalid fields in English too', async () => {
    await desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })
    const response = await desk.client.attempt(createTeamMembership, {
      body: nina({ password: 'Lem12' }),
    })
    expect(response.statusMessage).toBe('The password is shorter than 6 characters')
  })

  test('refuses an unknown role', async () => {
    const response = await desk.client.attempt(createTeamMembership, {
      body: { ...nina(), roleId: 999 },
    })
    expect(response.error).toMatchObject({ field: 'role', code: 'role-not-found' })
    expect(await count('person')).toBe(1)
  })
})

test.each(['editor@other.test', 'provider@shop.test', 'nobody@other.test', 'new@other.test'])(
  'reveals nothing about existing people when %s is added, and accepts only the person’s own password',
  async (email) => {
    const place = email.split('@')[0] as 'editor' | 'provider' | 'nobody' | 'new'
    const other = await anAccount(desk.world, 'other')
    if (place !== 'new') await aPerson(desk.world, other, place, email)
    const response = await desk.client.call(createTeamMembership, {
      body: nina({ email: email.toUpperCase() }),
    })
    expect(response).toEqual({
      accessLink: null,
      teamMembership: {
        id: expect.any(Number) as number,
        name: 'Нина Орлова',
        email,
        isOwner: false,
        isInvited: true,
        teamRole: expect.objectContaining({ id: role('editor') }) as object,
        createdAt: '2026-03-18T12:00:00.000Z',
        seenAt: null,
      },
    })
    const theirs = place === 'new' ? 'Lemon-12' : TEST_PASSWORD
    const others = place === 'new' ? TEST_PASSWORD : 'Lemon-12'
    expect((await logIn(createClient(desk.world), email, others)).status).toBe(401)
    const client = await signIn(desk.world, email, theirs)
    const expected = { editor: 403, nobody: 403, provider: 403, new: 200 }[place]
    expect((await client.attempt(userEndpoints.getUser)).status).toBe(expected)
  },
)

test('refuses an existing or invited member', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const responses = []
  for (const body of [nina({ email: 'editor@shop.test' }), nina(), nina()]) {
    responses.push(await desk.client.attempt(createTeamMembership, { body }))
  }
  expect(responses.map(({ error }) => error && [error.field, error.code])).toEqual([
    ['email', 'already-in-team'],
    null,
    ['email', 'already-in-team'],
  ])
})

test('does not let another account set the password of a person who was removed from the first account', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const { id } = await memberOf('editor@shop.test')
  await desk.client.call(deleteTeamMembership, { params: { id } })
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'owner@other.test')
  const stranger = await signIn(desk.world, 'owner@other.test')
  const sent = { username: 'other', body: nina({ email: 'editor@shop.test' }) }
  await stranger.call(createTeamMembership, sent)
  expect((await logIn(createClient(desk.world), 'editor@shop.test', 'Lemon-12')).status).toBe(401)
  await signIn(desk.world, 'editor@shop.test')
})

test('applies a new role from the next request on', async () => {
  await aPerson(desk.world, desk.shop, 'observer')
  const observer = await signIn(desk.world, 'observer@shop.test')
  expect((await observer.attempt(listTeamRoles)).status).toBe(403)
  const { id } = await memberOf('observer@shop.test')
  const { teamMembership } = await desk.client.call(saveTeamMembership, {
    params: { id },
    body: { roleId: role('administrator') },
  })
  expect(teamMembership.teamRole?.name).toBe('Администратор')
  expect((await observer.attempt(listTeamRoles)).status).toBe(200)
})

test('refuses an unknown role for a member', async () => {
  await aPerson(desk.world, desk.shop, 'observer')
  const { id } = await memberOf('observer@shop.test')
  const change = (roleId: number) =>
    desk.client.attempt(saveTeamMembership, { params: { id }, body: { roleId } })
  expect((await change(999)).error).toMatchObject({ field: 'role', code: 'role-not-found' })
  expect((await change(1.5)).status).toBe(400)
})

test('ends the sessions of a removed member immediately and keeps their work', async () => {
  const editor = await aPerson(desk.world, desk.shop, 'editor')
  const client = await signIn(desk.world, 'editor@shop.test')
  const { id } = await memberOf('editor@shop.test')
  await desk.client.call(deleteTeamMembership, { params: { id } })
  // Without another account the session ends.
  expect((await client.attempt(userEndpoints.getUser)).status).toBe(401)
  expect((await desk.client.attempt(deleteTeamMembership, { params: { id } })).status).toBe(404)
  const person = await desk.world.db
    .selectFrom('person')
    .where('id', '=', editor.id)
    .select('id')
    .execute()
  expect(person).toHaveLength(1)
})

test('keeps the other account of a member who is removed from one account', async () => {
  const { id: personId } = await aPerson(desk.world, desk.shop, 'editor')
  const other = await anAccount(desk.world, 'other')
  await desk.world.db
    .insertInto('member')
    .values({ account_id: other.id, person_id: personId, is_owner: 1, created_at: 0 })
    .execute()
  const client = await signIn(desk.world, 'editor@shop.test')
  const { id } = await memberOf('editor@shop.test')
  await desk.client.call(deleteTeamMembership, { params: { id } })
  expect((await client.attempt(userEndpoints.getUser)).status).toBe(403)
  expect((await client.attempt(userEndpoints.getUser, { username: 'other' })).status).toBe(200)
})

test('protects an owner from an administrator', async () => {
  await aPerson(desk.world, desk.shop, 'administrator')
  const administrator = await signIn(desk.world, 'administrator@shop.test')
  const { id } = await memberOf('owner@shop.test')
  const attempts = [
    await administrator.attempt(deleteTeamMembership, { params: { id } }),
    await administrator.attempt(saveTeamMembership, {
      params: { id },
      body: { roleId: role('observer') },
    }),
  ]
  for (const { status, error } of attempts) {
    expect({ status, code: error?.code }).toEqual({ status: 200, code: 'owner-is-protected' })
  }
  expect(await count('audit')).toBe(0)
})

test('lets an owner remove another owner, but not themselves', async () => {
  await aPerson(desk.world, desk.shop, 'owner', 'second@shop.test')
  const { id: own } = await memberOf('owner@shop.test')
  const response = await desk.client.attempt(deleteTeamMembership, { params: { id: own } })
  expect(response.error?.code).toBe('self-removal')
  const { id } = await memberOf('second@shop.test')
  await desk.client.call(deleteTeamMembership, { params: { id } })
  expect(await count('member')).toBe(1)
})

test('does not find a member of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'editor', 'editor@other.test')
  const { id } = await desk.world.db
    .selectFrom('member')
    .where('account_id', '=', other.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const params = { id }
  const body = { roleId: role('observer') }
  expect((await desk.client.attempt(saveTeamMembership, { params, body })).status).toBe(404)
  expect((await desk.client.attempt(deleteTeamMembership, { params })).status).toBe(404)
  expect((await desk.client.attempt(listTeamMemberships, { username: 'other' })).status).toBe(403)
})

import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { createClient, logIn, signIn, TEST_PASSWORD } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../../test/server/world'

const { updatePassword } = membershipEndpoints
const EDITOR = 'editor@shop.test'
const CHANGE = {
  currentPassword: TEST_PASSWORD,
  password: 'Lemon-12',
  confirmedPassword: 'Lemon-12',
}
let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
  await aPerson(world, await anAccount(world), 'editor')
})
afterEach(() => world.dispose())

test('a new password ends the other sessions and keeps the current one', async () => {
  const here = await signIn(world, EDITOR)
  const elsewhere = await signIn(world, EDITOR)
  await here.call(updatePassword, { body: CHANGE })
  expect((await here.attempt(userEndpoints.getUser)).status).toBe(200)
  expect((await elsewhere.attempt(userEndpoints.getUser)).status).toBe(401)
  expect((await logIn(createClient(world), EDITOR, TEST_PASSWORD)).status).toBe(401)
  await signIn(world, EDITOR, 'Lemon-12')
  const rows = await world.db.selectFrom('audit').select(['action', 'detail']).execute()
  expect(rows).toEqual([{ action: 'person.password', detail: '{}' }])
})

test('a change that is sent again, because its response was lost, is done', async () => {
  const client = await signIn(world, EDITOR)
  await client.call(updatePassword, { body: CHANGE })
  expect(await client.attempt(updatePassword, { body: CHANGE })).toMatchObject({ success: true })
  await signIn(world, EDITOR, 'Lemon-12')
})

test.each([
  ['current_password', 'empty-field', { currentPassword: '' }],
  ['current_password', 'wrong-current-password', { currentPassword: 'window8' }],
  ['password', 'only-spaces', { password: '       ' }],
  ['password', 'short-password', { password: 'Lem12' }],
  ['password', 'wrong-password', { password: 'Lemon 12' }],
  ['confirmed_password', 'not-equal-password', { confirmedPassword: 'Lemon-13' }],
])('refuses %s: %s and changes nothing', async (field, code, changes) => {
  const client = await signIn(world, EDITOR)
  const response = await client.attempt(updatePassword, { body: { ...CHANGE, ...changes } })
  expect(response).toMatchObject({ status: 200, success: false, error: { field, code } })
  await signIn(world, EDITOR)
})

test('limits guesses of the current password like guesses at the sign-in', async () => {
  const client = await signIn(world, EDITOR)
  const guess = { ...CHANGE, currentPassword: 'guess-1' }
  for (let count = 0; count < 10; count += 1) await client.attempt(updatePassword, { body: guess })
  const response = await client.attempt(updatePassword, { body: CHANGE })
  expect(response).toMatchObject({ status: 429, error: { code: 'too-many-attempts' } })
})

test('changes a person’s name and refuses an empty one', async () => {
  const client = await signIn(world, EDITOR)
  const { user } = await client.call(userEndpoints.saveUser, { body: { name: ' Илья Дорохов ' } })
  expect(user).toMatchObject({ name: 'Илья Дорохов', locale: 'ru' })
  expect((await client.call(userEndpoints.getUser)).user.name).toBe('Илья Дорохов')
  for (const name of ['', '  ']) {
    const response = await client.attempt(userEndpoints.saveUser, { body: { name } })
    expect(response).toMatchObject({ status: 200, success: false, error: { field: 'name' } })
  }
  await client.call(userEndpoints.saveUser, { body: {} })
  expect((await client.call(userEndpoints.getUser)).user.name).toBe('Илья Дорохов')
})

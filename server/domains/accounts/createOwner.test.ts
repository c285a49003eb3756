import { logIn, createClient, signIn } from '../../../test/server/client'
import { userEndpoints } from '@/contract/endpoints/user'
import { createTestWorld, type TestWorld } from '../../../test/server/world'
import { PASSWORD_SYMBOLS } from '@/contract/personRules'
import { hasMessage, translate } from '../../language/messages'
import { createOwner, OwnerRefused, type NewOwner } from './createOwner'

const OWNER: NewOwner = {
  email: ' Owner@Shop.Example ',
  username: 'my-shop',
  name: 'Мой магазин',
  password: 'pa$$w0rd',
}
let world: TestWorld

beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

test('the first owner signs in and owns the account', async () => {
  await createOwner(world, OWNER)
  const client = await signIn(world, 'owner@shop.example', OWNER.password)
  const { user } = await client.call(userEndpoints.getUser, { username: 'my-shop' })
  expect(user).toMatchObject({ isOwner: true, accountName: 'Мой магазин' })
})

test.each<[Partial<NewOwner>, string]>([
  [{ email: 'owner@shop' }, 'owner_wrong-email'],
  [{ email: 'owner@shop.x' }, 'owner_wrong-email'],
  [{ email: 'two words@shop.example' }, 'owner_wrong-email'],
  [{ username: 'Магазин' }, 'owner_wrong-username'],
  [{ username: '../x' }, 'owner_wrong-username'],
  [{ password: '12345' }, 'owner_short-password'],
  [{ password: 'пароль1' }, 'owner_wrong-password'],
  [{ password: 'with space' }, 'owner_wrong-password'],
])('refuses %j with %s', async (changes, id) => {
  const made = createOwner(world, { ...OWNER, ...changes })
  await expect(made).rejects.toThrow(OwnerRefused)
  await expect(made).rejects.toThrow(id)
  expect(hasMessage(`server.${id}`)).toBe(true)
  expect((await logIn(createClient(world), 'owner@shop.example', OWNER.password)).status).toBe(401)
})

test('states the password rules when it refuses a password', async () => {
  const why = async (password: string) => {
    const refusal = await createOwner(world, { ...OWNER, password }).catch(
      (error: unknown) => error,
    )
    const { message, values } = refusal as OwnerRefused
    return translate('en', `server.${message}`, values)
  }
  expect(await why('12345')).toContain('6')
  expect(await why('with space')).toContain(PASSWORD_SYMBOLS)
})

test('refuses an existing account and an existing person', async () => {
  await createOwner(world, OWNER)
  const again = createOwner(world, { ...OWNER, email: 'new@shop.example' })
  await expect(again).rejects.toThrow('owner_username-taken')
  const same = createOwner(world, { ...OWNER, username: 'another' })
  await expect(same).rejects.toThrow('owner_email-taken')
  expect(await world.db.selectFrom('account').select('username').execute()).toHaveLength(1)
})

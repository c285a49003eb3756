import { aPerson, anAccount } from '../../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../../test/server/world'
import { createOwner } from './createOwner'
import { dataKindOf } from './dataKind'

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

const owner = { email: 'me@shop.example', username: 'myshop', name: '', password: 'window7' }

test('distinguishes an empty database, a real shop and the demo', async () => {
  expect(await dataKindOf(world.db)).toBe('empty')
  const account = await anAccount(world)
  await aPerson(world, account, 'owner')
  expect(await dataKindOf(world.db)).toBe('real')
  await aPerson(world, account, 'provider', 'admin@vitrina.test')
  expect(await dataKindOf(world.db)).toBe('demo')
})

test('refuses to create a real shop in the demo database', async () => {
  await aPerson(world, await anAccount(world), 'provider', 'admin@vitrina.test')
  await expect(createOwner(world, owner)).rejects.toThrow('owner_demo-data')
})

test('creates an owner with English as the language', async () => {
  await createOwner(world, { ...owner, locale: 'en' })
  const { locale } = await world.db.selectFrom('account').select('locale').executeTakeFirstOrThrow()
  expect(locale).toBe('en')
})

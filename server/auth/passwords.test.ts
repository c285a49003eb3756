import { hashPassword, isPassword } from './passwords'

const COST = { memory: 64, passes: 2 }

test('a password is kept as a hash of argon2id, as costly as the settings say', async () => {
  const stored = await hashPassword('Lemon-12', COST)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
  expect(stored).not.toContain('Lemon')
  expect(await isPassword('Lemon-12', stored, COST)).toBe(true)
  expect(await isPassword('Lemon-13', stored, COST)).toBe(false)
})

test('the same password has another hash each time, and nobody’s matches none', async () => {
  const [one, other] = [await hashPassword('Lemon-12', COST), await hashPassword('Lemon-12', COST)]
  expect(one).not.toBe(other)
  expect(await isPassword('Lemon-12', null, COST)).toBe(false)
})

test('a hash of another cost is still verified: the settings may change', async () => {
  const stored = await hashPassword('Lemon-12', { memory: 32, passes: 1 })
  expect(await isPassword('Lemon-12', stored, COST)).toBe(true)
})

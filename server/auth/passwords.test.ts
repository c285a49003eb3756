import { hashPassword, isPassword } from './passwords'

const COST = { memory: 64, passes: 2 }

test('hashes a password with argon2id at the cost in the settings', async () => {
  const stored = await hashPassword('Lemon-12', COST)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
  expect(stored).not.toContain('Lemon')
  expect(await isPassword('Lemon-12', stored, COST)).toBe(true)
  expect(await isPassword('Lemon-13', stored, COST)).toBe(false)
})

test('salts each hash, and rejects a password without a stored hash', async () => {
  const [one, other] = [await hashPassword('Lemon-12', COST), await hashPassword('Lemon-12', COST)]
  expect(one).not.toBe(other)
  expect(await isPassword('Lemon-12', null, COST)).toBe(false)
})

test('verifies a hash of another cost', async () => {
  const stored = await hashPassword('Lemon-12', { memory: 32, passes: 1 })
  expect(await isPassword('Lemon-12', stored, COST)).toBe(true)
})

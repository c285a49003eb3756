import { hash, verify } from '@node-rs/argon2'
import type { Settings } from '../settings'

type Cost = Settings['passwordCost']

/** argon2id, the library's default. */
export function hashPassword(password: string, { memory, passes }: Cost): Promise<string> {
  return hash(password, {
    memoryCost: memory,
    timeCost: passes,
    parallelism: 1,
  })
}

/** Compares with `stored`; with null it takes as long and returns false, so that the time does not reveal which people exist. */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: Cost,
): Promise<boolean> {
  if (stored !== null) return verify(stored, password)
  await hashPassword(password, cost)
  return false
}

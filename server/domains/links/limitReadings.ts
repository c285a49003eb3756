import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

const MOST_OF_ACCOUNT = 2
const MOST_AT_ONCE = 6
const RETRY_AFTER_SECONDS = 10

/** The accounts of the readings that are under way, one for each reading. */
const underWay = new WeakMap<World, number[]>()

/** Whether something of the web is being read for the account, so that its library is about to change. */
export const isReading = (world: World, accountId: number): boolean =>
  underWay.get(world)?.includes(accountId) ?? false

/** Reads something of the web for an account; throws 429 when too much is being read already. */
export async function limitReadings<Result>(
  world: World,
  accountId: number,
  read: () => Promise<Result>,
): Promise<Result> {
  const readings = underWay.get(world) ?? []
  underWay.set(world, readings)
  const own = readings.filter((id) => id === accountId)
  if (own.length >= MOST_OF_ACCOUNT || readings.length >= MOST_AT_ONCE) {
    throw new ApiError(429, 'too-many-links', {
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
    })
  }
  readings.push(accountId)
  try {
    return await read()
  } finally {
    readings.splice(readings.indexOf(accountId), 1)
  }
}

import { REQUEST_TIMEOUT_MS } from '@/contract/constants'
import { ApiError } from '../../errors/apiError'
import { createFairQueue, type FairQueue } from '../../limits/fairQueue'
import type { World } from '../../world'

const MAX_PER_ACCOUNT = 2
const MAX_CONCURRENT = 6
/** The maximum of waiting readings of all accounts, behind those of slow sites. */
const MAX_PENDING = 60
/** The maximum wait of a reading, so that it still ends before the cabinet's timeout. */
const PATIENCE_MS = 5000
const RETRY_AFTER_SECONDS = 10

interface Readings {
  /** The accounts of waiting and running readings, one entry for each reading. */
  accounts: number[]
  queue: FairQueue
}

const readingsOf = new WeakMap<World, Readings>()

/** Whether a web reading of the account runs or waits, so that its library is about to change. */
export const isReading = (world: World, accountId: number): boolean =>
  readingsOf.get(world)?.accounts.includes(accountId) ?? false

/**
 * Reads from the web for an account, in a fair queue of the accounts. Throws 429 when this account, or all accounts together, have too many readings.
 */
export async function limitReadings<Result>(
  world: World,
  accountId: number,
  read: () => Promise<Result>,
): Promise<Result> {
  const { accounts, queue } = readingsIn(world)
  if (accounts.filter((id) => id === accountId).length >= MAX_PER_ACCOUNT) throw tooManyLinks()
  accounts.push(accountId)
  const late = new AbortController()
  const begun = new AbortController()
  void world.clock.wait(PATIENCE_MS, begun.signal).then(() => {
    late.abort()
  })
  try {
    return await queue({ owner: String(accountId), signal: late.signal }, () => {
      begun.abort()
      return read()
    })
  } catch (error) {
    throw begun.signal.aborted ? error : tooManyLinks()
  } finally {
    begun.abort()
    accounts.splice(accounts.indexOf(accountId), 1)
  }
}

function readingsIn(world: World): Readings {
  const readings = readingsOf.get(world) ?? {
    accounts: [],
    queue: createFairQueue({
      concurrency: MAX_CONCURRENT,
      concurrencyOfOwner: MAX_PER_ACCOUNT,
      mostOfOwner: MAX_PER_ACCOUNT,
      mostOfAll: MAX_PENDING,
      refusal: 'too-many-links',
    }),
  }
  readingsOf.set(world, readings)
  return readings
}

const tooManyLinks = () =>
  new ApiError(429, 'too-many-links', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  })

/** Reserved for writing the post and sending the response. */
const RESERVE_MS = 5_000

/** The timeout for all web reads of one request, a page and all its files: the user waits, and their browser aborts after `REQUEST_TIMEOUT_MS`. */
export const READ_TIMEOUT_MS = REQUEST_TIMEOUT_MS - RESERVE_MS

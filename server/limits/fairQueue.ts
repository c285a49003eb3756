import { ApiError, tooMany } from '../errors/apiError'

/**
 * The owner of the work, in whose queue it waits. The work is dropped when its caller disconnects
 * before it starts.
 */
export interface OwnedWork {
  owner: string
  signal?: AbortSignal | undefined
}

interface Limits {
  /** Parallel tasks: of all owners, and of one. */
  concurrency: number
  concurrencyOfOwner: number
  /** Waiting tasks: of one owner, and of all together. */
  mostOfOwner: number
  mostOfAll: number
  /** Code of the refusal of a full queue. */
  refusal: Parameters<typeof tooMany>[1]
}

export type FairQueue = <Result>(owned: OwnedWork, work: () => Promise<Result>) => Promise<Result>

const SECOND = 1000
/** The weight of the last duration in the estimated one. */
const LEARNING = 0.2
const FIRST_GUESS_MS = SECOND
const MAX_WAIT_SECONDS = 60

/**
 * Runs work as a fair queue: an owner with a hundred tasks delays only their own, because after
 * each task the next owner is served. Throws 429 when the queue is full.
 */
export function createFairQueue({
  concurrency,
  concurrencyOfOwner,
  mostOfOwner,
  mostOfAll,
  refusal,
}: Limits): FairQueue {
  /** The waiting tasks of each owner; the next owner is first. */
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let runningOfAll = 0
  let waiting = 0
  let usualMs = FIRST_GUESS_MS

  const next = () => {
    while (runningOfAll < concurrency) {
      const owner = [...lines.keys()].find((one) => (running.get(one) ?? 0) < concurrencyOfOwner)
      if (owner === undefined) return
      const line = lines.get(owner) ?? []
      const start = line.shift()
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      start?.()
    }
  }

  const requireRoom = (owner: string) => {
    const own = lines.get(owner)?.length ?? 0
    if (own < mostOfOwner && waiting < mostOfAll) return
    const ahead = own < mostOfOwner ? waiting : own
    const seconds = Math.ceil((ahead * usualMs) / concurrency / SECOND)
    throw tooMany(Math.min(MAX_WAIT_SECONDS, Math.max(1, seconds)), refusal)
  }

  const wait = ({ owner, signal }: OwnedWork) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const left = (lines.get(owner) ?? []).filter((one) => one !== start)
        if (left.length > 0) lines.set(owner, left)
        else lines.delete(owner)
        waiting -= 1
        reject(callerGone())
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        waiting -= 1
        running.set(owner, (running.get(owner) ?? 0) + 1)
        runningOfAll += 1
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      lines.set(owner, [...(lines.get(owner) ?? []), start])
      waiting += 1
      next()
    })

  return async (owned, work) => {
    requireCaller(owned)
    requireRoom(owned.owner)
    await wait(owned)
    const began = performance.now()
    try {
      return await work()
    } finally {
      usualMs += (performance.now() - began - usualMs) * LEARNING
      const left = (running.get(owned.owner) ?? 1) - 1
      if (left > 0) running.set(owned.owner, left)
      else running.delete(owned.owner)
      runningOfAll -= 1
      next()
    }
  }
}

/** Called between the steps of a piece of work; throws when its caller has disconnected. */
export function requireCaller({ signal }: OwnedWork): void {
  if (signal?.aborted) throw callerGone()
}

/** The client has disconnected and will not read the response. */
const callerGone = () => new ApiError(400, 'bad-request')

import { ApiError } from '../errors/apiError'
import { tooMany } from '../errors/tooMany'

/** The owner of the work, in whose queue it waits; it is dropped when its caller disconnects before it starts. */
export interface OwnedWork {
  owner: string
  signal?: AbortSignal | undefined
}

interface Limits {
  /** Pieces of work that run side by side, each of another owner. */
  concurrency: number
  /** Pieces that may wait: of one owner, and of all together. */
  mostOfOwner: number
  mostOfAll: number
}

type Run = <Result>(owned: OwnedWork, work: () => Promise<Result>) => Promise<Result>

const SECOND = 1000
/** Between what a piece was thought to take and what the last one took. */
const LEARNING = 0.2
const FIRST_GUESS_MS = SECOND
const LONGEST_WAIT_SECONDS = 60

/**
 * Runs work as a fair queue: an owner with a hundred pieces makes only themselves wait, because after each piece the
 * next owner is served. Throws 429 when the queue is full.
 */
export function createFairQueue({ concurrency, mostOfOwner, mostOfAll }: Limits): Run {
  /** The waiting work of each owner; the owner who is served next comes first. */
  const lines = new Map<string, (() => void)[]>()
  const running = new Set<string>()
  let waiting = 0
  let usualMs = FIRST_GUESS_MS

  const next = () => {
    while (running.size < concurrency) {
      const owner = [...lines.keys()].find((one) => !running.has(one))
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
    throw tooMany(Math.min(LONGEST_WAIT_SECONDS, Math.max(1, seconds)), 'too-many-pictures')
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
        running.add(owner)
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
      running.delete(owned.owner)
      next()
    }
  }
}

/** Called between the steps of a piece of work; throws when its caller has disconnected. */
export function requireCaller({ signal }: OwnedWork): void {
  if (signal?.aborted) throw callerGone()
}

/** Nobody reads it. */
const callerGone = () => new ApiError(400, 'bad-request')

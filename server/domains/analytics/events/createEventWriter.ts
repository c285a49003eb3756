import { setImmediate } from 'node:timers/promises'
import type { World } from '../../../world'
import { recordEvents, type CountedRequest } from './recordEvents'

/** The maximum number of requests in one group; other requests wait while it is written. */
const MAX_REQUESTS = 100

interface WaitingRequest extends CountedRequest {
  resolve(): void
  reject(error: unknown): void
}

/** Counts the events of a request; resolves once they are committed. */
export type WriteEvents = (request: CountedRequest) => Promise<void>

/**
 * Writes the events of requests that arrive while others are being written as one group, because a
 * commit takes as long for one event as for a thousand. A group that fails is written request by
 * request, so that one bad request does not fail the others.
 */
export function createEventWriter(world: World): WriteEvents {
  const waiting: WaitingRequest[] = []
  let isWriting = false

  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) {
      await writeGroup(world, waiting.splice(0, MAX_REQUESTS))
      // Requests that have arrived in the meantime are read before the next group.
      await setImmediate()
    }
    isWriting = false
  }
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...request, resolve, reject })
      if (!isWriting) void writeAll()
    })
}

async function writeGroup(world: World, group: readonly WaitingRequest[]): Promise<void> {
  try {
    await recordEvents(world, group)
    for (const { resolve } of group) resolve()
  } catch {
    for (const request of group) {
      await recordEvents(world, [request]).then(request.resolve, request.reject)
    }
  }
}

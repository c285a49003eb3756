import { shopperStorage } from '../core/shopperStorage'

/** Ids that are remembered: of a widget's stories only the newest are shown. */
const MAX_SEEN = 500

const keyOf = (embedId: string) => `vitrina-seen:${embedId}`

export interface SeenStories {
  has(postId: number): boolean
  add(postId: number): void
}

/** The stories of a widget that were watched in this browser; without storage, on this page. */
export function createSeenStories(embedId: string): SeenStories {
  const seen = new Set(read(embedId))
  return {
    has: (postId) => seen.has(postId),
    add(postId) {
      // Another tab may have added its own.
      for (const id of [...read(embedId), postId]) {
        seen.delete(id)
        seen.add(id)
      }
      write(embedId, [...seen].slice(-MAX_SEEN))
    },
  }
}

/** For previews: nothing is remembered when they end. */
export function createForgettingStories(): SeenStories {
  const seen = new Set<number>()
  return { has: (postId) => seen.has(postId), add: (postId) => void seen.add(postId) }
}

function read(embedId: string): number[] {
  try {
    const stored: unknown = JSON.parse(shopperStorage().getItem(keyOf(embedId)) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id))
      : []
  } catch {
    return []
  }
}

function write(embedId: string, ids: readonly number[]): void {
  try {
    shopperStorage().setItem(keyOf(embedId), JSON.stringify(ids))
  } catch {
    // The page may forbid storing, or the storage may be full.
  }
}

import { shopperStorage } from '../core/shopperStorage'

/** Maximum number of stored ids. It is sufficient, because only the newest stories of a widget are shown. */
const MAX_SEEN = 500

const keyOf = (embedId: string) => `vitrina-seen:${embedId}`

export interface SeenStories {
  has(postId: number): boolean
  add(postId: number): void
}

/** The stories of a widget that were watched in this browser, or, without a storage, on this page. */
export function createSeenStories(embedId: string): SeenStories {
  const seen = new Set(read(embedId))
  return {
    has: (postId) => seen.has(postId),
    add(postId) {
      // Another tab may have stored stories meanwhile, so they are read again.
      for (const id of [...read(embedId), postId]) {
        seen.delete(id)
        seen.add(id)
      }
      write(embedId, [...seen].slice(-MAX_SEEN))
    },
  }
}

/** Seen stories of a preview, which are not stored. */
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

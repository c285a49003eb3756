import type { LeftOutReason } from '@/contract/entities/sources/source'

/** A post as the network returns it. */
export interface NetworkItem {
  /** Unique at the network, and permanent. */
  key: string
  /** Changes when the author changes the post; likes and comments do not change it. */
  revision: string
  /** The shop's own posts, or posts of others that mention it. */
  origin: 'own' | 'mention'
  /** Shown in a story's frame, and removed from the network a day later. */
  isStory?: boolean
  author: { name: string; link: string | null }
  text: string
  link: string | null
  /** UTC, ms. */
  publishedAt: number
  likeCount: number
  commentCount: number
  /**
   * Addresses of the pictures, in order. The addresses may expire within hours, so the pictures are
   * copied immediately.
   */
  images: string[]
  videos: { url: string; poster: string | null }[]
  /**
   * Finds the pictures and videos just before they are copied; for posts whose addresses are not
   * known earlier or may not be stored.
   */
  findMedia?: (signal: AbortSignal) => Promise<FoundMedia>
  /** Parts of it may arrive later: those that `findMedia` returns then are appended to the post. */
  isGrowing?: boolean
  /** Why it is never shown; null when it is. */
  leftOut: LeftOutReason | null
}

/** `stills` are pictures of videos that may not be fetched; they may be small. */
export type FoundMedia = Pick<NetworkItem, 'images' | 'videos'> & { stills?: string[] }

export interface ItemPage {
  items: NetworkItem[]
  /** The total number of posts, if the network reports it; otherwise null. */
  total: number | null
  /** Whether there are older posts. */
  hasMore: boolean
  /** Whether the following page may have new posts although all posts on this page are known. */
  isMixed?: boolean
  /** Called once the outcome of its posts is stored. */
  confirm?: () => Promise<void>
}

/** Reads one connected group, profile or channel; every call may throw a `NetworkFailure`. */
export interface SourceReader {
  /** Pages from the newest post to the oldest. Posts added or deleted between pages cause repetitions rather than gaps. */
  pages(): AsyncIterable<ItemPage>
  /** Further lists of the same source, such as posts of others; each is read like `pages`, after it. */
  otherPages?(): readonly AsyncIterable<ItemPage>[]
  /** The existing posts of these keys, at most `MAX_LOOKED_UP` at a time; null when the network cannot return single posts. */
  lookUp: ((keys: readonly string[]) => Promise<NetworkItem[]>) | null
  /** Which keys may be looked up; all by default. */
  isLookedUp?: (key: string) => boolean
  /** Its pages contain new posts only, oldest first: they are read to their end. */
  isQueue?: boolean
  /** For a network that reports only this: which of these keys no longer exist. */
  findMissing?: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

export const MAX_LOOKED_UP = 40

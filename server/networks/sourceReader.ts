import type { LeftOutReason } from '@/contract/entities/sourceReading'

/** A post as a network has it. */
export interface NetworkItem {
  /** Unique at the network, and the same for ever. */
  key: string
  /** Changes when the author changes the post; likes and comments do not change it. */
  revision: string
  /** The shop's own posts, or posts of others that speak of it. */
  origin: 'own' | 'mention'
  /** It is shown in a story's frame, and is gone at the network a day later. */
  isStory?: boolean
  author: { name: string; link: string | null }
  text: string
  link: string | null
  /** UTC, ms. */
  publishedAt: number
  likeCount: number
  commentCount: number
  /** Addresses of the pictures, in order. They may end within hours: they are copied at once. */
  images: string[]
  videos: { url: string; poster: string | null }[]
  /** Finds them just before they are copied, where their addresses are not known earlier or may not be kept. */
  findMedia?: (signal: AbortSignal) => Promise<FoundMedia>
  /** Parts of it may come later: those that `findMedia` finds then are put behind the ones that the post has. */
  isGrowing?: boolean
  /** The reason for which it is never shown; null: it is. */
  leftOut: LeftOutReason | null
}

/** `stills` are pictures of films that may not be fetched; they may be small. */
export type FoundMedia = Pick<NetworkItem, 'images' | 'videos'> & { stills?: string[] }

export interface ItemPage {
  items: NetworkItem[]
  /** How many posts there are in all, as far as the network says; null when it does not. */
  total: number | null
  /** There are older ones. */
  hasMore: boolean
  /** Behind it there may be new posts although all of its own are known. */
  isMixed?: boolean
  /** Is called once what became of its posts is written down. */
  confirm?: () => Promise<void>
}

/** Reads one connected group, profile or channel; every call may throw a `NetworkFailure`. */
export interface SourceReader {
  /** Pages from the newest post to the oldest. What is added or deleted between pages is repeated rather than lost. */
  pages(): AsyncIterable<ItemPage>
  /** Further lists of the same source, such as posts of others; each is read like `pages`, after it. */
  otherPages?(): readonly AsyncIterable<ItemPage>[]
  /**
   * The posts of these keys that are still there, at most `MOST_LOOKED_UP` at a time; null when the network cannot be
   * asked for single posts.
   */
  lookUp: ((keys: readonly string[]) => Promise<NetworkItem[]>) | null
  /** Which keys may be looked up; all of them unless given. */
  isLookedUp?: (key: string) => boolean
  /** Its pages hold what is new and nothing else, the oldest first: they are read to their end. */
  isQueue?: boolean
  /** Of a network that tells no more than this: which of these keys are not there any more. */
  findMissing?: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

export const MOST_LOOKED_UP = 40

import { FEED_LIMITS } from '@/contract/feedLimits'
import { BLOCK_BYTES } from './bytes/blocks'

/** `FEED_LIMITS`, which a test may lower. */
export interface FeedLimits {
  bytes: number
  unpacked: { bytes: number; ratio: number }
  element: number
  depth: number
  categories: number
  /** Bytes decoded at a time. */
  piece: number
}

export function feedLimits(limits: Partial<FeedLimits> = {}): FeedLimits {
  return { piece: BLOCK_BYTES, ...FEED_LIMITS, ...limits }
}

import { feedLossSchema, type FeedLoss } from '@/contract/entities/feed'
import { readJson } from '../../db/readJson'
import type { Feed } from './feedReading'

/** Of the products that an accepted loss was to leave, how many may be gone besides. */
const TOLERATED = 0.1

/**
 * Whether a person is asked before so many products of a feed are let go: more than half are lost, and noticeably more
 * than what somebody has accepted (product-rules/sources.md#feed).
 */
export function mustAsk(loss: FeedLoss, accepted: FeedLoss | null): boolean {
  if (loss.gone * 2 <= loss.total) return false
  return accepted === null || staying(loss) < staying(accepted) * (1 - TOLERATED)
}

const staying = ({ gone, total }: FeedLoss) => total - gone

/** The loss that was shown to who accepted it; null when nobody has. */
export function acceptedLoss({
  is_loss_accepted,
  loss,
}: Pick<Feed, 'is_loss_accepted' | 'loss'>): FeedLoss | null {
  return is_loss_accepted === 1 && loss !== null ? readJson(feedLossSchema, loss) : null
}

import { feedLossSchema, type FeedLoss } from '@/contract/entities/catalogue/feed'
import { readJson } from '../../db/readJson'
import type { Feed } from './feedReading'

/** The tolerated share of further losses among the products that an approved loss would keep. */
const TOLERATED = 0.1

/**
 * Whether a user must approve the loss of a feed's products: more than half are lost, and noticeably more than already approved
 * (product-rules/sources.md#feed).
 */
export function mustAsk(loss: FeedLoss, accepted: FeedLoss | null): boolean {
  if (loss.gone * 2 <= loss.total) return false
  return accepted === null || staying(loss) < staying(accepted) * (1 - TOLERATED)
}

const staying = ({ gone, total }: FeedLoss) => total - gone

/** The approved loss; null when none was. */
export function acceptedLoss({
  is_loss_accepted,
  loss,
}: Pick<Feed, 'is_loss_accepted' | 'loss'>): FeedLoss | null {
  return is_loss_accepted === 1 && loss !== null ? readJson(feedLossSchema, loss) : null
}

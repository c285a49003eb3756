import type { OfferTexts } from './offerTexts'

/** What the readers of all formats give. */
export interface FoundOffer {
  texts: OfferTexts
  /** Of prices that name none. */
  currency: string
  /** A row of a table with more cells than it has columns. */
  hasExtraCells: boolean
}

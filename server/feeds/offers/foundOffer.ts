import type { OfferTexts } from './offerTexts'

/** The common result of the readers of all formats. */
export interface FoundOffer {
  texts: OfferTexts
  /** The currency of prices without one. */
  currency: string
  /** A row of a table with more cells than it has columns. */
  hasExtraCells: boolean
}

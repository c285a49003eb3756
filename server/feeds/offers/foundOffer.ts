/** The common result of the readers of all formats. */
export interface FoundOffer {
  texts: OfferTexts
  /** The currency of prices without one. */
  currency: string
  /** A row of a table with more cells than it has columns. */
  hasExtraCells: boolean
}

/** The raw texts of an offer; missing fields are empty. */
export interface OfferTexts {
  line: number
  id: string
  groupId: string
  name: string
  brand: string
  vendorCode: string
  price: string
  oldPrice: string
  /** When it is lower than `price`, `price` is the old price. */
  salePrice: string
  currency: string
  /** The availability; takes precedence over `quantity`. */
  availability: string
  quantity: string
  link: string
  /** Each has one address or several. */
  pictures: string[]
  category: readonly string[]
}

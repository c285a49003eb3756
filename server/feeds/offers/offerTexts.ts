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
  /** When set, `price` is the old price. */
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

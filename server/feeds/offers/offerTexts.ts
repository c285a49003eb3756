/** An offer in the words of its feed; what it does not say is empty. */
export interface OfferTexts {
  line: number
  id: string
  groupId: string
  name: string
  brand: string
  vendorCode: string
  price: string
  oldPrice: string
  /** Then `price` is the old one. */
  salePrice: string
  currency: string
  /** Whether it can be bought; wins over `quantity`. */
  availability: string
  quantity: string
  link: string
  /** Each one address or several. */
  pictures: string[]
  category: readonly string[]
}

import { FEED_LIMITS } from '@/contract/feedLimits'
import type { FeedEntry, FeedOffer, RejectionReason } from '../feedOffer'
import { addressOf, picturesOf } from './addresses'
import { isInStock } from './isInStock'
import { currencyOf, moneyOf } from './money'
import type { OfferTexts } from './offerTexts'
import { plainText, squeeze } from './plainText'
import { shortText } from './shortText'

export interface OfferContext {
  /** The base of relative addresses. */
  base: URL
  /** The currency of prices without one. */
  currency: string
}

/** The validated fields of an offer; ids are not compared here. */
export function entryOf(texts: OfferTexts, { base, currency }: OfferContext): FeedEntry {
  const id = squeeze(texts.id)
  const name = plainText(texts.name)
  const written = texts.link.trim()
  const link = addressOf(written, base)
  const { line } = texts
  const rejected = (reason: RejectionReason): FeedEntry => {
    return { kind: 'rejected', line, id: shownId(id), reason }
  }
  if (id === '') return rejected('no-id')
  if (id.length > FEED_LIMITS.id) return rejected('too-long')
  if (name === '') return rejected('no-name')
  if (name.length > FEED_LIMITS.name || written.length > FEED_LIMITS.link) {
    return rejected('too-long')
  }
  if (written === '') return rejected('no-link')
  if (link === null) return rejected('wrong-link')
  const offer: FeedOffer = {
    id,
    groupId: groupOf(texts.groupId),
    name,
    brand: shortText(plainText(texts.brand), FEED_LIMITS.brand),
    vendorCode: shortText(plainText(texts.vendorCode), FEED_LIMITS.vendorCode),
    ...pricesOf(texts),
    currency: currencyIn(texts) ?? currency,
    isInStock: isInStock(texts.availability, texts.quantity),
    link,
    pictures: picturesOf(texts.pictures, base),
    category: [...texts.category],
  }
  return { kind: 'offer', line, offer }
}

const shownId = (id: string) => (id === '' ? null : shortText(id, FEED_LIMITS.id))

/** A group id is used in full or not at all. */
function groupOf(text: string): string | null {
  const group = squeeze(text)
  return group === '' || group.length > FEED_LIMITS.id ? null : group
}

/** The current price is the lower of the two; an old price that is not higher is ignored. */
function pricesOf(texts: OfferTexts): Pick<FeedOffer, 'price' | 'oldPrice'> {
  const usual = moneyOf(texts.price)
  const sale = moneyOf(texts.salePrice)
  const isSale = sale !== null && (usual === null || sale < usual)
  const price = isSale ? sale : usual
  const old = isSale && usual !== null ? usual : moneyOf(texts.oldPrice)
  return { price, oldPrice: price !== null && old !== null && old > price ? old : null }
}

const currencyIn = ({ currency, salePrice, price }: OfferTexts) =>
  currencyOf(currency) ?? currencyOf(price) ?? currencyOf(salePrice)

import { FEED_LIMITS } from '@/contract/feedLimits'
import type { FeedEntry, FeedOffer, RejectionReason } from '../feedOffer'
import { plainText, squeeze, shortText } from './cleanText'
import type { OfferTexts } from './foundOffer'
import { currencyOf, moneyOf } from './money'

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

/**
 * The current price is the lower of `price` and `salePrice`. With a lower `salePrice`, `price` is
 * the old price. An old price that is not higher than the current one is ignored.
 */
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

const WITH_HOST = /^https?:\/\//i
const BETWEEN = /(?<=[\s,;|])(?=https?:\/\/)/i
const LAST_SEPARATOR = /[\s,;|]$/

/** An absolute web address; null for an invalid one, one with a password, or one that is too long. */
function addressOf(text: string, base: URL): string | null {
  const written = text.trim()
  if (written === '' || written.length > FEED_LIMITS.link) return null
  const url = parsed(written, base)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url === null || !isWeb || url.username !== '' || url.password !== '') return null
  return url.href.length > FEED_LIMITS.link ? null : url.href
}

function parsed(text: string, base: URL): URL | null {
  try {
    if (WITH_HOST.test(text)) return new URL(text)
    return new URL(namesHost(text, base.hostname) ? `//${text}` : text, base)
  } catch {
    return null
  }
}

/** `shop.test/p/1` in a feed of shop.test, and `www.…`: addresses without a scheme, not paths. */
function namesHost(text: string, host: string): boolean {
  const first = (/^[^/?#]{1,253}/.exec(text)?.[0] ?? '').toLowerCase()
  const bare = host.replace(/^www\./, '')
  return first === bare || first.startsWith('www.')
}

/** The addresses of pictures, each once; a field may have several, separated by commas, semicolons, bars or spaces. */
function picturesOf(texts: readonly string[], base: URL): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const part of text.split(BETWEEN)) {
      const address = addressOf(withoutSeparators(part), base)
      if (address !== null) found.add(address)
      if (found.size === FEED_LIMITS.pictures) return [...found]
    }
  }
  return [...found]
}

function withoutSeparators(text: string): string {
  let end = text.length
  while (end > 0 && LAST_SEPARATOR.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Words of feeds for unavailable products; those on order count as unavailable. */
const ABSENT =
  /^(?:false|no|n|0|-|−|–|—|нет|отсутствует|под заказ|на заказ|предзаказ|ожидается|ожидаем|закончил|распродан|снят|недоступ|не в |unavailable|discontinued|not |out[ _-]?of[ _-]?stock|outofstock|sold|pre[ _-]?order|back[ _-]?order)/
const SCHEMA = /^https?:\/\/schema\.org\//

/** Whether a product is available, by a word of the feed or by a count; available when the feed has neither. */
export function isInStock(availability: string, quantity: string): boolean {
  const word = squeeze(availability).toLowerCase().replace(SCHEMA, '')
  if (word !== '') return countOf(word) === null ? !ABSENT.test(word) : countOf(word) !== 0
  return countOf(quantity) !== 0
}

/** `12`, `> 10`, `3 шт.`; null for any other beginning. Negative counts, from overselling, are 0. */
function countOf(text: string): number | null {
  const number = /^[><≥~ ]{0,5}([-−]?)(\d{1,15})(?![\p{L}\d])(?:[.,](\d{1,6}))?/u.exec(text.trim())
  if (number === null) return null
  const [, minus, whole, decimals = '0'] = number
  return minus === '' ? Number(`${whole}.${decimals}`) : 0
}

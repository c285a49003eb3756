import { squeeze } from './plainText'

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

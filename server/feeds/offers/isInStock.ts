import { squeeze } from './plainText'

/** Words with which feeds say that a thing cannot be bought now; one on order cannot. */
const ABSENT =
  /^(?:false|no|n|0|-|−|–|—|нет|отсутствует|под заказ|на заказ|предзаказ|ожидается|ожидаем|закончил|распродан|снят|недоступ|не в |unavailable|discontinued|not |out[ _-]?of[ _-]?stock|outofstock|sold|pre[ _-]?order|back[ _-]?order)/
const SCHEMA = /^https?:\/\/schema\.org\//

/** Whether a thing can be bought now, by a word of the feed or else by a count; a feed that says neither offers it. */
export function isInStock(availability: string, quantity: string): boolean {
  const word = squeeze(availability).toLowerCase().replace(SCHEMA, '')
  if (word !== '') return countOf(word) === null ? !ABSENT.test(word) : countOf(word) !== 0
  return countOf(quantity) !== 0
}

/** `12`, `> 10`, `3 шт.`; null for what begins otherwise. Below 0 is 0: more was sold than there was. */
function countOf(text: string): number | null {
  const number = /^[><≥~ ]{0,5}([-−]?)(\d{1,15})(?![\p{L}\d])(?:[.,](\d{1,6}))?/u.exec(text.trim())
  if (number === null) return null
  const [, minus, whole, decimals = '0'] = number
  return minus === '' ? Number(`${whole}.${decimals}`) : 0
}

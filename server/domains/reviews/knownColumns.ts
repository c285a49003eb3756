import type { ReviewSource } from '@/contract/entities/posts/review'
import {
  REVIEW_ROLES,
  type ReviewImport,
  type ReviewRole,
} from '@/contract/entities/posts/reviewImport'

/** Names of columns, those of the marketplaces' own exports first; as `spelt` spells them. */
const NAMES: Record<ReviewRole, readonly string[]> = {
  rating: [
    'количество звезд',
    'оценка',
    'рейтинг',
    'звезды',
    'оценка товара',
    'оценка покупателя',
    'ваша оценка',
    'rating',
    'stars',
    'score',
    'grade',
  ],
  text: [
    'текст отзыва',
    'отзыв',
    'текст',
    'комментарий',
    'комментарий к отзыву',
    'комментарий покупателя',
    'комментарий к товару',
    'текст комментария',
    'review text',
    'review',
    'text',
    'comment',
  ],
  pros: ['достоинства', 'достоинства товара', 'преимущества', 'плюсы', 'advantages', 'pros'],
  cons: ['недостатки', 'недостатки товара', 'минусы', 'disadvantages', 'cons'],
  author: [
    'имя',
    'автор',
    'имя покупателя',
    'покупатель',
    'имя автора',
    'автор отзыва',
    'имя пользователя',
    'фио покупателя',
    'author',
    'customer',
    'reviewer',
    'name',
  ],
  date: [
    'дата',
    'дата публикации',
    'дата отзыва',
    'дата создания',
    'дата создания отзыва',
    'дата публикации отзыва',
    'дата и время отзыва',
    'дата добавления',
    'дата и время',
    'date',
    'created at',
    'created',
    'published',
  ],
  answer: [
    'ответ',
    'ответ продавца',
    'ответ магазина',
    'ответ на отзыв',
    'ваш ответ',
    'комментарий продавца',
    'комментарий магазина',
    'seller answer',
    'answer',
    'reply',
  ],
  article: [
    'артикул продавца',
    'ваш sku',
    'артикул',
    'артикул товара',
    'sku продавца',
    'shop sku',
    'sku магазина',
    'артикул магазина',
    'идентификатор товара',
    'код товара',
    'offer id',
    'offerid',
    'vendor code',
    'article',
  ],
  marketplaceId: [
    'артикул wb',
    'sku',
    'ozon sku',
    'sku на яндексе',
    'sku на маркете',
    'sku яндекса',
    'sku маркета',
    'market sku',
    'номенклатура',
    'nm id',
    'nmid',
    'product id',
  ],
  barcode: ['штрихкод', 'баркод', 'штрих-код', 'barcode', 'ean', 'gtin'],
  reviewId: [
    'id отзыва',
    'номер отзыва',
    'идентификатор отзыва',
    'отзыв id',
    'review id',
    'feedback id',
    'id',
  ],
  order: ['номер заказа', 'заказ', 'order number', 'order id', 'order'],
  receipt: ['статус получения', 'статус заказа', 'order status'],
}

/** Normalizes names for comparison: brackets and decoration («Оценка (1–5)*:») are ignored. */
export const spelt = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/[\s_*:«»"]+/gu, ' ')
    .trim()

const KNOWN: ReadonlySet<string> = new Set(Object.values(NAMES).flat())

/** The number of cells that are known column names. */
export const knownColumns = (cells: readonly string[]): number =>
  cells.filter((cell) => KNOWN.has(spelt(cell))).length

/** The guessed role of each column: of several candidates the most usual name wins. */
export function guessedRoles(names: readonly string[]): (ReviewRole | null)[] {
  const given = names.map(spelt)
  const roles = names.map((): ReviewRole | null => null)
  for (const role of REVIEW_ROLES) {
    const found = NAMES[role].find((name) => given.includes(name))
    if (found !== undefined) roles[given.indexOf(found)] = role
  }
  return roles
}

/** Names specific to sellers of Yandex Market; files saved by hand have no fixed shape. */
const OF_YANDEX_MARKET = [
  'ваш sku',
  'shop sku',
  'sku на яндексе',
  'sku на маркете',
  'sku яндекса',
  'sku маркета',
  'market sku',
]

/** The marketplace of an export, judged by its columns. */
export function recognised(names: readonly string[]): {
  format: ReviewImport['format']
  source: ReviewSource
} {
  const given = new Set(names.map(spelt))
  const has = (...wanted: string[]) => wanted.every((name) => given.has(name))
  if (has('артикул wb', 'количество звезд')) return { format: 'wildberries', source: 'wildberries' }
  if (has('sku', 'оценка', 'дата публикации')) return { format: 'ozon', source: 'ozon' }
  if (OF_YANDEX_MARKET.some((name) => given.has(name)))
    return { format: null, source: 'yandex-market' }
  return { format: null, source: 'marketplace' }
}

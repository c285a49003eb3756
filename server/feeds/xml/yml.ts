import { FEED_LIMITS } from '@/contract/feedLimits'
import { tooLarge } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import { composedName, plainText, shortText } from '../offers/cleanText'
import type { OfferTexts } from '../offers/foundOffer'
import { fieldsOf, type XmlRecord } from './xmlRecords'

/** The fields read from an `<offer>`. */
export const YML_FIELDS = new Set([
  'url',
  'price',
  'oldprice',
  'old_price',
  'currencyid',
  'categoryid',
  'picture',
  'name',
  'title',
  'typeprefix',
  'model',
  'vendor',
  'vendorcode',
  'available',
  'count',
  'stock_quantity',
  'quantity',
])

/** An offer of Yandex's YML: simplified, `vendor.model` or any mixture of the two. */
export function ymlOffer(record: XmlRecord, categories: CategoryTree): OfferTexts {
  const { textOf, textsOf } = fieldsOf(record)
  const { attributes, line } = record
  const category = textsOf('categoryid').map((id) => categories.pathOf(id))
  const brand = textOf('vendor')
  return {
    line,
    id: attributes.id ?? '',
    groupId: attributes.group_id ?? '',
    name: textOf('name') || composedName(textOf('typeprefix'), brand, textOf('model', 'title')),
    brand,
    vendorCode: textOf('vendorcode'),
    price: textOf('price'),
    oldPrice: textOf('oldprice', 'old_price'),
    salePrice: '',
    currency: textOf('currencyid'),
    availability: (attributes.available ?? '') || textOf('available'),
    quantity: textOf('count', 'stock_quantity', 'quantity'),
    link: textOf('url'),
    pictures: textsOf('picture'),
    category: category.find((path) => path.length > 0) ?? [],
  }
}

interface CategoryTree {
  add(category: XmlRecord): void
  /** Names from the root to the category; empty for an unknown one. */
  pathOf(id: string): readonly string[]
}

interface Category {
  name: string
  parent: string
}

const NOWHERE: readonly string[] = []

/** The categories of a YML feed, in any order, children before their parents too. */
export function categoryTree({ categories: most }: Pick<FeedLimits, 'categories'>): CategoryTree {
  const categories = new Map<string, Category>()
  const paths = new Map<string, readonly string[]>()

  const findPath = (id: string): readonly string[] => {
    const names: string[] = []
    const seen = new Set<string>()
    let at = id
    for (let category = categories.get(at); category !== undefined;) {
      if (seen.has(at) || names.length === FEED_LIMITS.categoryDepth) break
      seen.add(at)
      if (category.name !== '') names.unshift(category.name)
      at = category.parent
      category = categories.get(at)
    }
    return names
  }
  return {
    add({ attributes, text, line }) {
      const id = own(attributes.id ?? '')
      if (id === '' || categories.has(id)) return
      if (categories.size === most) throw tooLarge('categories', { line })
      const name = own(shortText(plainText(text), FEED_LIMITS.categoryName))
      paths.clear()
      categories.set(id, { name, parent: own(attributes.parentId ?? attributes.parentid ?? '') })
    },
    pathOf(written) {
      const id = written.trim()
      if (!categories.has(id)) return NOWHERE
      const known = paths.get(id)
      if (known !== undefined) return known
      const path = findPath(id)
      paths.set(id, path)
      return path
    },
  }
}

/** A copy: a substring would keep the whole chunk of the feed in memory. */
const own = (text: string) =>
  Buffer.from(shortText(text.trim(), FEED_LIMITS.categoryName)).toString()

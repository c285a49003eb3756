import { CURRENCY } from '@/contract/constants'
import { notAFeed, type NotAFeed } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import type { FeedFormat } from '../feedOffer'
import { googleCategory } from '../offers/cleanText'
import type { FoundOffer, OfferTexts } from '../offers/foundOffer'
import { currencyOf } from '../offers/money'
import { categoryTree, YML_FIELDS, ymlOffer } from './yml'
import { fieldsOf, type RecordFields, xmlReader, type XmlShape, type XmlRecord } from './xmlRecords'
import { mendedPieces, type MendedCounts } from './mendXml'

const GOOGLE_NAMESPACE = 'http://base.google.com/ns/1.0'
const YML_RECORDS = new Set(['offer', 'category', 'currency'])
const GOOGLE_RECORDS = new Set(['item', 'entry'])
const GOOGLE_ROOTS = new Set(['rss', 'feed', 'rdf'])
/** Root elements of files that are often submitted as feeds. */
const OTHER_ROOTS: Readonly<Record<string, NotAFeed>> = {
  html: 'html',
  urlset: 'sitemap',
  sitemapindex: 'sitemap',
  коммерческаяинформация: 'commerceml',
}

/** Offers of a streamed XML feed; `head` is its beginning. */
export async function* readXml(
  head: string,
  pieces: AsyncIterable<string>,
  limits: FeedLimits,
  facts: MendedCounts & { format: FeedFormat },
): AsyncGenerator<FoundOffer> {
  const categories = categoryTree(limits)
  let currency: string = CURRENCY
  const reader = xmlReader((root, attributes) => {
    const shape = shapeOf(root, attributes)
    facts.format = shape.records === YML_RECORDS ? 'yml' : 'google'
    return shape
  }, limits)

  function* offersIn(text: string): Generator<FoundOffer> {
    for (const record of reader.read(text)) {
      if (record.name === 'category') categories.add(record)
      else if (record.name === 'currency') currency = mainCurrency(record.attributes) ?? currency
      else {
        const texts = record.name === 'offer' ? ymlOffer(record, categories) : googleOffer(record)
        yield { texts, currency, hasExtraCells: false }
      }
    }
  }

  for await (const text of mendedPieces(head, pieces, facts)) yield* offersIn(text)
  reader.end()
}

function shapeOf(root: string, attributes: Readonly<Record<string, string>>): XmlShape {
  if (root === 'yml_catalog')
    return { records: YML_RECORDS, fields: YML_FIELDS, prefixes: new Set() }
  if (GOOGLE_ROOTS.has(root)) {
    const prefixes = new Set([googlePrefix(attributes)])
    return { records: GOOGLE_RECORDS, fields: GOOGLE_FIELDS, prefixes }
  }
  throw notAFeed(
    Object.hasOwn(OTHER_ROOTS, root) ? (OTHER_ROOTS[root] ?? 'other-xml') : 'other-xml',
  )
}

/** The feed's prefix of Google's namespace; `g` when it declares none. */
function googlePrefix(attributes: Readonly<Record<string, string>>): string {
  const bound = Object.entries(attributes).find(
    ([name, value]) => name.startsWith('xmlns:') && value.trim() === GOOGLE_NAMESPACE,
  )
  return bound?.[0].slice('xmlns:'.length).toLowerCase() ?? 'g'
}

/** The base currency of the feed. */
function mainCurrency({ id = '', rate }: Readonly<Record<string, string>>): string | null {
  return rate === undefined || Number(rate) === 1 ? currencyOf(id) : null
}

/** The fields read from an `<item>` or `<entry>`. */
const GOOGLE_FIELDS = new Set([
  'id',
  'title',
  'link',
  'image_link',
  'additional_image_link',
  'price',
  'sale_price',
  'availability',
  'quantity',
  'inventory',
  'brand',
  'mpn',
  'item_group_id',
  'product_type',
  'google_product_category',
])

/** An offer of Google Merchant, from RSS or Atom. */
function googleOffer(record: XmlRecord): OfferTexts {
  const fields = fieldsOf(record)
  const { textOf, textsOf } = fields
  return {
    line: record.line,
    id: textOf('id'),
    groupId: textOf('item_group_id'),
    name: textOf('title'),
    brand: textOf('brand'),
    vendorCode: textOf('mpn'),
    price: textOf('price'),
    oldPrice: '',
    salePrice: textOf('sale_price'),
    currency: '',
    availability: textOf('availability'),
    quantity: textOf('quantity', 'inventory'),
    link: textOf('link') || atomLink(fields),
    pictures: [...textsOf('image_link'), ...textsOf('additional_image_link')],
    category: googleCategory(textOf('product_type'), textOf('google_product_category')),
  }
}

/** `<link href>`, of several the one to the page itself. */
function atomLink({ all }: RecordFields): string {
  const links = all('link').map(({ attributes }) => attributes)
  const own = links.find(({ rel = 'alternate' }) => rel === 'alternate')
  return own?.href ?? ''
}

import { googleCategory } from '../offers/categoryPath'
import type { OfferTexts } from '../offers/offerTexts'
import { fieldsOf, type RecordFields } from './fieldsOf'
import type { XmlRecord } from './xmlRecords'

/** The fields read from an `<item>` or `<entry>`. */
export const GOOGLE_FIELDS = new Set([
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
export function googleOffer(record: XmlRecord): OfferTexts {
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

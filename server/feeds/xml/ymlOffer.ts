import { composedName } from '../offers/composedName'
import type { OfferTexts } from '../offers/offerTexts'
import { fieldsOf } from './fieldsOf'
import type { CategoryTree } from './categoryTree'
import type { XmlRecord } from './xmlRecords'

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

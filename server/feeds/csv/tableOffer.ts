import { categoryPath, googleCategory } from '../offers/categoryPath'
import { composedName } from '../offers/composedName'
import type { OfferTexts } from '../offers/offerTexts'
import type { TableColumns } from './tableColumns'

/** An offer of a row. */
export function tableOffer(
  { cell, cells }: TableColumns,
  row: readonly string[],
  line: number,
): OfferTexts {
  const of = (field: Parameters<typeof cell>[1]) => cell(row, field)
  const brand = of('brand')
  const category = googleCategory(of('category'), of('googleCategory'))
  return {
    line,
    id: of('id'),
    groupId: of('groupId'),
    name: of('name') || composedName(of('typePrefix'), brand, of('model')),
    brand,
    vendorCode: of('vendorCode'),
    price: of('price'),
    oldPrice: of('oldPrice'),
    salePrice: of('salePrice'),
    currency: of('currency'),
    availability: of('availability'),
    quantity: of('quantity'),
    link: of('link'),
    pictures: cells(row, 'picture', 'morePictures'),
    category: [...category, ...cells(row, 'subcategory').flatMap(categoryPath)],
  }
}

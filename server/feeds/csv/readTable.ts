import { CURRENCY } from '@/contract/constants'
import { FeedFailure, notAFeed } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import type { FeedColumn, FeedFormat } from '../feedOffer'
import { categoryPath, googleCategory } from '../offers/categoryPath'
import { composedName } from '../offers/composedName'
import type { FoundOffer } from '../offers/foundOffer'
import { currencyOf } from '../offers/money'
import type { OfferTexts } from '../offers/offerTexts'
import { tableColumns, type TableColumns } from './tableColumns'
import { tableRows } from './tableRows'

const SEPARATORS = ['\t', ';', ',', '|']
/** The number of title lines allowed above the header. */
const HEADER_WITHIN = 10
/** Longer lines cannot be a header. */
const MOST_HEADER = 20_000
const SAID_SEPARATOR = /^sep=([\t;,|])$/i

/** Offers of a streamed table; its header must be within `head`, its beginning. */
export async function* readTable(
  head: string,
  pieces: AsyncIterable<string>,
  limits: FeedLimits,
  facts: { format: FeedFormat; columns: FeedColumn[] },
): AsyncGenerator<FoundOffer> {
  facts.format = 'csv'
  const rows = tableRows(pieces, separatorOf(head), limits.element)
  const above: TableColumns[] = []
  let columns: TableColumns | null = null
  let currency = CURRENCY as string
  for await (const { cells, line } of rows) {
    if (columns === null) {
      const found = tableColumns(cells)
      above.push(found)
      if (problemOf(found) === null) {
        columns = found
        facts.columns = found.shown()
        currency = currencyOf(found.cell(cells, 'price')) ?? currency
      } else if (above.length === HEADER_WITHIN) break
      continue
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    const hasExtraCells = cells.slice(columns.length).some((cell) => cell.trim() !== '')
    yield { texts: tableOffer(columns, cells, line), currency, hasExtraCells }
  }
  if (columns === null) throw noHeader(above, head)
}

/** The separator with the most known columns in the first lines. */
function separatorOf(start: string): string {
  const lines = start.split(/\r\n|[\r\n]/, HEADER_WITHIN * 2).filter((line) => line.trim() !== '')
  const said = SAID_SEPARATOR.exec((lines[0] ?? '').trim())?.[1]
  if (said !== undefined) return said
  const known = (separator: string) =>
    Math.max(
      ...lines
        .slice(0, HEADER_WITHIN)
        .filter((line) => line.length <= MOST_HEADER)
        .map((line) => tableColumns(line.replaceAll('"', '').split(separator)).known),
      0,
    )
  const counts = SEPARATORS.map(known)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The error of a header that lacks a required column. */
function problemOf({ has }: TableColumns): FeedFailure | null {
  const isNamed = has('name') || has('model')
  if (has('id') && !isNamed && !has('link')) return new FeedFailure('supplemental')
  if (!has('id')) return notAFeed('no-id-column')
  if (!isNamed) return notAFeed('no-name-column')
  return has('link') ? null : notAFeed('no-link-column')
}

/** The error of the line above that is most like a header. */
function noHeader(above: TableColumns[], start: string): FeedFailure {
  if (/<!doctype html|<html\b/i.test(start)) return notAFeed('html')
  if (/<\?xml|<yml_catalog\b|<rss\b/i.test(start)) {
    return new FeedFailure('broken-xml', 'text before the XML', { line: 1, column: 1 })
  }
  const best = above.reduce<TableColumns | null>(
    (one, other) => (one === null || other.known > one.known ? other : one),
    null,
  )
  const isHeader = best !== null && best.length > 1 && best.known > 1
  const isSupplement = best !== null && best.length > 1 && best.known === 1 && best.has('id')
  const problem = isHeader || isSupplement ? problemOf(best) : null
  return problem ?? notAFeed('no-columns')
}

/** An offer of a row. */
function tableOffer(
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

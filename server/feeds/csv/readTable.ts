import { CURRENCY } from '@/contract/constants'
import { FeedFailure, notAFeed } from '../feedFailure'
import type { FeedLimits } from '../feedLimits'
import type { FeedColumn, FeedFormat } from '../feedOffer'
import { categoryPath, googleCategory, composedName, shortText } from '../offers/cleanText'
import type { FoundOffer, OfferTexts } from '../offers/foundOffer'
import { currencyOf } from '../offers/money'
import { HEADERS, headerKey, REPEATED, type ColumnField } from './columnFields'
import { tableRows } from './tableRows'

const SEPARATORS = ['\t', ';', ',', '|']
/** The header must be one of the first rows, below the lines of a title. */
const HEADER_WITHIN = 10
/** Longer lines cannot be a header. */
const MAX_HEADER_LENGTH = 20_000
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
        .filter((line) => line.length <= MAX_HEADER_LENGTH)
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

/** The error of a table without a header: the error of the line that is most like one. */
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

/** The positions of the fields in a row. */
interface TableColumns {
  length: number
  /** Values of a row's cells; empty without such a column. */
  cell(row: readonly string[], field: ColumnField): string
  cells(row: readonly string[], ...fields: ColumnField[]): string[]
  has(field: ColumnField): boolean
  /** The number of recognised columns. */
  known: number
  /** The columns for the user, also unused ones. */
  shown(): FeedColumn[]
}

const FIELDS = Object.entries(HEADERS) as [ColumnField, readonly string[]][]
/** Columns beyond this are ignored. */
const MAX_COLUMNS = 500
const SHOWN_LENGTH = 60
const MAX_SHOWN = 100

/** Maps the columns of a header to fields: each column has one field at most, and each field uses its best column. */
export function tableColumns(header: readonly string[]): TableColumns {
  const keys = header.slice(0, MAX_COLUMNS).map(headerKey)
  const places = new Map<ColumnField, number[]>()
  const taken = new Map<number, ColumnField>()
  for (const [field, names] of FIELDS) {
    const found = names
      .flatMap((name) => keys.flatMap((key, at) => (key === name && !taken.has(at) ? [at] : [])))
      .slice(0, REPEATED.has(field) ? undefined : 1)
    if (found.length > 0)
      places.set(
        field,
        found.sort((one, other) => one - other),
      )
    for (const at of found) taken.set(at, field)
  }
  const cells = (row: readonly string[], field: ColumnField) =>
    (places.get(field) ?? []).map((at) => row[at] ?? '')
  return {
    length: header.length,
    cell: (row, field) => cells(row, field)[0] ?? '',
    cells: (row, ...fields) => fields.flatMap((field) => cells(row, field)),
    has: (field) => places.has(field),
    known: taken.size,
    shown: () =>
      header.slice(0, MAX_SHOWN).map((text, at) => ({
        header: shortText(text.trim(), SHOWN_LENGTH),
        field: taken.get(at) ?? null,
      })),
  }
}

import type { FeedColumn } from '../feedOffer'
import { shortText } from '../offers/shortText'
import { HEADERS, headerKey, REPEATED, type ColumnField } from './columnFields'

/** The positions of the fields in a row. */
export interface TableColumns {
  length: number
  /** Values of a row's cells; empty without such a column. */
  cell(row: readonly string[], field: ColumnField): string
  cells(row: readonly string[], ...fields: ColumnField[]): string[]
  has(field: ColumnField): boolean
  /** The number of recognised columns. */
  known: number
  /** Their names for the user. */
  shown(): FeedColumn[]
}

const FIELDS = Object.entries(HEADERS) as [ColumnField, readonly string[]][]
/** Columns beyond this are ignored. */
const MOST_COLUMNS = 500
const SHOWN_LENGTH = 60
const MOST_SHOWN = 100

/** Maps the columns of a header to fields: each column has one field at most, and each field uses its best column. */
export function tableColumns(header: readonly string[]): TableColumns {
  const keys = header.slice(0, MOST_COLUMNS).map(headerKey)
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
      header.slice(0, MOST_SHOWN).map((text, at) => ({
        header: shortText(text.trim(), SHOWN_LENGTH),
        field: taken.get(at) ?? null,
      })),
  }
}

import type { Locale } from '../locale'

/** A cell's value: an absent one is an empty cell. A day is `2026-03-01`. */
export type CsvCell = string | number | { day: string } | null

/** The formats in which a table is exported. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Spreadsheets split a file at the separator of their language. */
const SEPARATORS: Record<Locale, string> = { ru: ';', en: ',' }
const DECIMALS: Record<Locale, string> = { ru: ',', en: '.' }
/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Spreadsheets execute a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/

export const CSV_CONTENT_TYPE = 'text/csv;charset=utf-8'

/** A table as CSV for spreadsheets of a language: no cell is a formula, numbers are read as numbers. */
export function csvOf(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const lines = rows.map((row) => row.map((cell) => cellOf(cell, locale)).join(SEPARATORS[locale]))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function cellOf(cell: CsvCell, locale: Locale): string {
  if (typeof cell === 'number') return String(cell).replace('.', DECIMALS[locale])
  const text = (typeof cell === 'object' ? cell?.day : cell) ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";,\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** `name_2026-11-01_2026-11-30.csv`: the first and the last day of a table, YYYY-MM-DD. */
export function csvFileName(
  name: string,
  firstDay: string,
  lastDay: string,
  format: FileFormat = 'csv',
): string {
  return `${name}_${firstDay}_${lastDay}.${format}`
}

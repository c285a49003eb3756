import writeExcelFile, { type SheetData } from 'write-excel-file/universal'
import type { CsvCell } from './csv'

export const XLSX_CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A table of a workbook; the first row is its head. */
export interface Sheet {
  name: string
  rows: readonly (readonly CsvCell[])[]
}

const DAY_FORMAT = 'yyyy-mm-dd'
const WIDTH = { min: 12, max: 60 }
/** Spreadsheets allow neither more characters in the name of a sheet nor these. */
const NAME_LENGTH = 31
const NOT_IN_NAMES = /[[\]:*?/\\]/g
/** Characters that a cell may have. */
const TEXT_LENGTH = 32_767
/** XML has neither control characters nor halves of a pair. */
const NOT_IN_XML = /[\0-\x08\v\f\x0e-\x1f\uFFFE\uFFFF]|\p{Surrogate}/gu
const CHUNK_BYTES = 32_768

/** Tables as the bytes of one workbook, in base64: numbers are numbers, days are dates, no text is a formula. */
export async function xlsxOf(sheets: readonly Sheet[]): Promise<string> {
  const book = writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name.replaceAll(NOT_IN_NAMES, ' ').slice(0, NAME_LENGTH),
      data: rows.map((row, index) => row.map((cell) => cellOf(cell, index === 0))) as SheetData,
      columns: (rows[0] ?? []).map((_cell, column) => ({ width: widthOf(rows, column) })),
      stickyRowsCount: 1,
    })),
  )
  return base64Of(new Uint8Array(await (await book.toBlob()).arrayBuffer()))
}

function cellOf(cell: CsvCell, isHead: boolean) {
  const style = isHead ? { fontWeight: 'bold' as const } : {}
  if (cell === null) return null
  if (typeof cell === 'number') return { ...style, type: Number, value: cell }
  // Said to be text, a value is never executed, whatever it begins with.
  if (typeof cell === 'string') {
    return { ...style, type: String, value: cell.slice(0, TEXT_LENGTH).replace(NOT_IN_XML, '') }
  }
  return { ...style, type: Date, value: new Date(`${cell.day}T00:00Z`), format: DAY_FORMAT }
}

/** As wide as the longest value of a column, within limits. */
function widthOf(rows: Sheet['rows'], column: number): number {
  const lengths = rows.map((row) => {
    const cell = row[column] ?? null
    return typeof cell === 'object' ? DAY_FORMAT.length : String(cell).length
  })
  return lengths.reduce((one, other) => Math.max(one, Math.min(other + 2, WIDTH.max)), WIDTH.min)
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    text += String.fromCodePoint(...bytes.subarray(from, from + CHUNK_BYTES))
  }
  return btoa(text)
}

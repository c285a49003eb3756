import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure } from './sheetFailure'
import type { KnownColumns, Sheet, SheetRow } from './sheetRow'
import { textRows } from './textRows'
import { sheetCells } from './xlsx/sheetCells'
import { openWorkbook } from './xlsx/workbook'
import { unpackBudget } from './zip/unpackedEntry'
import { zipEntries } from './zip/zipEntries'

/** A sheet of instructions may precede the one with the rows. */
const MOST_SHEETS = 10

/**
 * The table of a file, whose format is detected by its content: XLSX, or CSV and TSV. Its header is the row of the first ones with the most known
 * columns, else the first with two names. It is read on demand, piece by piece, so that other requests are served in between; throws a `SheetFailure`
 * on any error.
 */
export async function openSheet(file: Buffer, known: KnownColumns): Promise<Sheet> {
  if (startsWith(file, 'PK')) return openXlsx(file, known)
  // The signature of XLS, and of XLSX with a password.
  if (startsWith(file, '\u00d0\u00cf\u0011\u00e0')) throw new SheetFailure('old-format')
  if (file.length === 0) throw new SheetFailure('empty')
  return headed(textRows(file, known), known)
}

const startsWith = (file: Buffer, text: string) => file.toString('latin1', 0, text.length) === text

async function openXlsx(file: Buffer, known: KnownColumns): Promise<Sheet> {
  const workbook = await openWorkbook(zipEntries(file), unpackBudget(file.length))
  let first: Sheet | null = null
  let failure = new SheetFailure('empty')
  for (const part of workbook.sheets.slice(0, MOST_SHEETS)) {
    try {
      const sheet = await headed(sheetCells(workbook, part), known)
      if (known(sheet.header.cells) > 1) return sheet
      first ??= sheet
    } catch (error) {
      if (!(error instanceof SheetFailure)) throw error
      if (error.kind !== 'empty' && error.kind !== 'no-header') throw error
      if (failure.kind === 'empty') failure = error
    }
  }
  if (!first) throw failure
  return first
}

async function headed(rows: AsyncGenerator<SheetRow>, known: KnownColumns): Promise<Sheet> {
  const above: SheetRow[] = []
  while (above.length < REVIEW_FILE_LIMITS.headerWithin) {
    const next = await rows.next()
    if (next.done === true) break
    above.push(next.value)
  }
  if (above.length === 0) throw new SheetFailure('empty')
  const counts = above.map(({ cells }) => known(cells))
  const highest = Math.max(...counts)
  const at =
    highest > 0
      ? counts.indexOf(highest)
      : above.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  const header = above[at]
  if (!header) throw new SheetFailure('no-header')
  return { header, rows: below(above.slice(at + 1), rows) }
}

async function* below(
  first: readonly SheetRow[],
  rest: AsyncIterable<SheetRow>,
): AsyncGenerator<SheetRow> {
  let count = 0
  const counted = (row: SheetRow) => {
    count += 1
    if (count > REVIEW_FILE_LIMITS.rows) throw new SheetFailure('too-many-rows', row.line)
    return row
  }
  for (const row of first) yield counted(row)
  for await (const row of rest) yield counted(row)
}

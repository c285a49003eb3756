import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { markedEncoding, feedDecoder } from '../feeds/bytes/encodings'
import { BLOCK_BYTES } from '../feeds/bytes/blocks'
import { checkBytes, kindOfText } from '../feeds/bytes/feedText'
import { tableRows } from '../feeds/csv/tableRows'
import { FeedFailure } from '../feeds/feedFailure'
import {
  nextTurn,
  SheetFailure,
  type KnownColumns,
  type Sheet,
  type SheetRow,
  isEmptyRow,
} from './sheet'
import { sheetCells } from './xlsx/sheetCells'
import { openWorkbook } from './xlsx/workbook'
import { unpackBudget, zipEntries } from './xlsx/zip'

/** A sheet of instructions may precede the one with the rows. */
const MAX_SHEETS = 10

/**
 * The table of a file, whose format is detected by its content: XLSX, or CSV and TSV. The header is
 * the one of the first rows with the most known columns, else the first row with two names. The
 * rows are read on demand, piece by piece, so that other requests are served in between. Throws a
 * `SheetFailure` on any error.
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
  for (const part of workbook.sheets.slice(0, MAX_SHEETS)) {
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

const SEPARATORS = ['\t', ';', ',', '|']
const MAX_ROW_LENGTH = REVIEW_FILE_LIMITS.row

/** Rows of a CSV or TSV file, in any encoding that browsers support, without the empty ones. */
async function* textRows(file: Buffer, known: KnownColumns): AsyncGenerator<SheetRow> {
  try {
    const start = file.subarray(0, BLOCK_BYTES)
    checkBytes(start, markedEncoding(start)?.startsWith('utf-16') ?? false)
    const head = feedDecoder(start, '').decode(start)
    if (kindOfText(head) === 'xml') throw new SheetFailure('other-file')
    for await (const row of tableRows(textOf(file), separatorOf(head, known), MAX_ROW_LENGTH)) {
      const cells = row.cells.map((cell) => cell.slice(0, REVIEW_FILE_LIMITS.cell))
      while (cells.at(-1)?.trim() === '') cells.pop()
      if (cells.length > REVIEW_FILE_LIMITS.columns) {
        throw new SheetFailure('too-many-columns', row.line)
      }
      if (!isEmptyRow(cells)) yield { line: row.line, cells }
    }
  } catch (error) {
    throw error instanceof FeedFailure ? asSheetFailure(error) : error
  }
}

function asSheetFailure({ kind, line }: FeedFailure): SheetFailure {
  return kind === 'not-a-feed' ? new SheetFailure('other-file') : new SheetFailure('broken', line)
}

async function* textOf(file: Buffer): AsyncGenerator<string> {
  const decoder = feedDecoder(file.subarray(0, BLOCK_BYTES), '')
  for (let at = 0; at < file.length; at += BLOCK_BYTES) {
    yield decoder.decode(file.subarray(at, at + BLOCK_BYTES))
    await nextTurn()
  }
  yield decoder.end()
}

/** The separator with the most known columns in one of the first lines, else with the most columns. */
function separatorOf(head: string, known: KnownColumns): string {
  const lines = head
    .split(/\r\n|[\r\n]/, REVIEW_FILE_LIMITS.headerWithin)
    .map((line) => line.replaceAll('"', ''))
    .filter((line) => line.trim() !== '' && line.length <= MAX_ROW_LENGTH)
  const most = (count: (cells: string[]) => number, separator: string) =>
    Math.max(0, ...lines.map((line) => count(line.split(separator))))
  const best = (count: (cells: string[]) => number) => {
    const counts = SEPARATORS.map((separator) => most(count, separator))
    const highest = Math.max(...counts)
    return { count: highest, separator: SEPARATORS[counts.indexOf(highest)] ?? ',' }
  }
  const byNames = best(known)
  return byNames.count > 0 ? byNames.separator : best((cells) => cells.length).separator
}

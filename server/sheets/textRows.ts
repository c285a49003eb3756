import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { feedDecoder } from '../feeds/bytes/feedDecoder'
import { BLOCK_BYTES } from '../feeds/bytes/inBlocks'
import { checkBytes, kindOfText } from '../feeds/bytes/kindOfText'
import { markedEncoding } from '../feeds/bytes/encodings'
import { tableRows } from '../feeds/csv/tableRows'
import { FeedFailure } from '../feeds/feedFailure'
import { nextTurn } from './nextTurn'
import { SheetFailure } from './sheetFailure'
import { isEmptyRow, type KnownColumns, type SheetRow } from './sheetRow'

const SEPARATORS = ['\t', ';', ',', '|']
const MOST_ROW = REVIEW_FILE_LIMITS.row

/** Rows of a CSV or TSV file, in whatever encoding a browser knows, without the empty ones. */
export async function* textRows(file: Buffer, known: KnownColumns): AsyncGenerator<SheetRow> {
  try {
    const start = file.subarray(0, BLOCK_BYTES)
    checkBytes(start, markedEncoding(start)?.startsWith('utf-16') ?? false)
    const head = feedDecoder(start, '').decode(start)
    if (kindOfText(head) === 'xml') throw new SheetFailure('other-file')
    for await (const row of tableRows(textOf(file), separatorOf(head, known), MOST_ROW)) {
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
    .filter((line) => line.trim() !== '' && line.length <= MOST_ROW)
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

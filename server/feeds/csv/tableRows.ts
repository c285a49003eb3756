import { pipeline, Readable } from 'node:stream'
import { CsvError, parse, type Info } from 'csv-parse'
import { FeedFailure, tooLarge } from '../feedFailure'

export interface TableRow {
  /** The line where it begins. */
  line: number
  cells: string[]
}

interface ParsedRow {
  record: string[]
  info: Info
}

/** Rows of a streamed table, without empty ones. */
export async function* tableRows(
  pieces: AsyncIterable<string>,
  separator: string,
  most: number,
): AsyncGenerator<TableRow> {
  let next = 1
  const parser = parse({
    delimiter: separator,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: most,
    info: true,
    // Reported before a row behind it breaks the stream.
    on_record: (cells, { lines }) => {
      next = lines + 1
      return cells
    },
  })
  const rows = pipeline(Readable.from(inLines(pieces, most)), parser, () => undefined)
  try {
    for await (const { record, info } of rows as AsyncIterable<ParsedRow>) {
      yield {
        line: info.lines - record.reduce((sum, cell) => sum + breaksIn(cell), 0),
        cells: record,
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw tooLarge('element', { line: next })
    throw new FeedFailure('broken-csv', error.code, { line: next })
  }
}

/** Normalizes line breaks, so that lines are counted as in an editor; limits the length of a line. */
async function* inLines(pieces: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let held = ''
  let line = 1
  let length = 0
  for await (const piece of pieces) {
    const text = held + piece
    held = text.endsWith('\r') ? '\r' : ''
    const lines = (held === '' ? text : text.slice(0, -1)).replace(/\r\n?/g, '\n')
    for (let at = 0; at < lines.length;) {
      const found = lines.indexOf('\n', at)
      const end = found === -1 ? lines.length : found
      length += end - at
      if (length > most) throw tooLarge('element', { line })
      if (found !== -1) {
        length = 0
        line += 1
      }
      at = end + 1
    }
    if (lines !== '') yield lines
  }
  if (held !== '') yield '\n'
}

function breaksIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

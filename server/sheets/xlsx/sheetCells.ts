import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure, isEmptyRow, type SheetRow } from '../sheet'
import { columnIndex, plainNumber, serialDay, unescaped } from './cellText'
import { spend } from './zip'
import type { Workbook } from './workbook'
import { readXml } from './xmlEvents'

/** The maximum of a sheet in any program. */
const MAX_LINES = 1_048_576

interface Cell {
  type: string
  style: number
  index: number
  text: string
}

/** Rows of a sheet as texts: the result of a formula, a date as text, an empty text for an error. */
export async function* sheetCells(workbook: Workbook, part: string): AsyncGenerator<SheetRow> {
  let rows: SheetRow[] = []
  let row: SheetRow = { line: 0, cells: [] }
  let rowLength = 0
  let cell: Cell | null = null
  let isWithinText = false
  let isPronunciation = false

  const put = ({ index, text }: Cell) => {
    if (text === '') return
    if (index >= REVIEW_FILE_LIMITS.columns) throw new SheetFailure('too-many-columns', row.line)
    rowLength += text.length
    if (rowLength > REVIEW_FILE_LIMITS.row) throw new SheetFailure('broken', row.line)
    while (row.cells.length <= index) row.cells.push('')
    row.cells[index] = text
  }
  const reading = readXml(workbook.partOf(part), {
    open: (name, { r = '', t = 'n', s = '-1' }) => {
      if (name === 'row') {
        row = { line: lineOf(r, row.line), cells: [] }
        rowLength = 0
      } else if (name === 'c') {
        const index = columnIndex(r)
        // Some programs leave the references out.
        cell = { type: t, style: Number(s), index: index < 0 ? row.cells.length : index, text: '' }
      } else if (name === 'rPh') isPronunciation = true
      else if (name === 'v' || name === 't') isWithinText = !isPronunciation
    },
    close: (name) => {
      if (name === 'v' || name === 't') isWithinText = false
      else if (name === 'rPh') isPronunciation = false
      else if (name === 'c' && cell) {
        put({ ...cell, text: textOf(cell, workbook) })
        cell = null
      } else if (name === 'row' && !isEmptyRow(row.cells)) rows.push(row)
    },
    text: (piece) => {
      if (cell && isWithinText) cell.text += piece
    },
  })
  for await (const _piece of reading) {
    const found = rows
    rows = []
    yield* found
  }
}

/** The file's row numbers, as long as they ascend; programs may omit them. */
function lineOf(number: string, last: number): number {
  const line = Number(number)
  return Number.isInteger(line) && line > last && line <= MAX_LINES ? line : last + 1
}

const cut = (text: string) => text.slice(0, REVIEW_FILE_LIMITS.cell)

function textOf({ type, style, text }: Cell, workbook: Workbook): string {
  switch (type) {
    case 's':
      return sharedText(workbook, text)
    case 'n':
      return workbook.dateStyles.has(style)
        ? serialDay(cut(text), workbook.dayShift)
        : plainNumber(cut(text))
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    default:
      return cut(unescaped(text))
  }
}

/** A shared text is stored once and returned for each of its cells: each use counts. */
function sharedText({ texts, budget }: Workbook, number: string): string {
  const text = texts[Number(number)] ?? ''
  spend(budget, text.length)
  return text
}

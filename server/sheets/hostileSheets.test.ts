import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { xlsxOf } from '../../test/sheets/xlsxOf'
import { zipOf } from '../../test/sheets/zipOf'
import { openSheet } from './openSheet'
import { inDepth } from '../../test/depth'

const known = (cells: readonly string[]) => cells.filter((cell) => cell === 'rating').length

async function failureOf(file: Buffer | string): Promise<unknown> {
  try {
    const { rows } = await openSheet(Buffer.from(file), known)
    for await (const _row of rows) continue
    return null
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

const SHEET = 'xl/worksheets/sheet1.xml'
const good = xlsxOf({
  Sheet: [
    ['rating', 'text'],
    [5, 'a'],
  ],
})
const withSheet = (content: string | Uint8Array) =>
  xlsxOf({ Sheet: [['rating']] }, { parts: { [SHEET]: { content } } })

test('reads a valid workbook', async () => {
  expect(await failureOf(good)).toBeNull()
})

test.each<[string, Buffer | string, string]>([
  ['an empty file', '', 'empty'],
  ['a blank file', ' \n \n', 'empty'],
  ['a table of one column', 'Отзывы\nХорошо\n', 'no-header'],
  ['an HTML page', '<!doctype html><title>Вход</title>', 'other-file'],
  ['XML', '<?xml version="1.0"?><a/>', 'other-file'],
  ['JSON', '[{"rating":5}]', 'other-file'],
  ['a file of zeros', Buffer.alloc(100), 'other-file'],
  ['a PDF', '%PDF-1.7 rating', 'other-file'],
  ['an XLS workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old-format'],
  ['a ZIP with a table', zipOf({ 'reviews.csv': 'rating;text\n5;a' }), 'archive'],
  ['an unclosed quote', 'rating;text\n5;"a\n', 'broken in line 2'],
])('rejects %s and returns the problem of the file', async (_, file, kind) => {
  expect(await failureOf(file)).toBe(kind)
})

test('rejects a workbook with a password', async () => {
  const file = zipOf({ 'xl/workbook.xml': { content: '<workbook/>', isEncrypted: true } })
  expect(await failureOf(file)).toBe('old-format')
})

test('fails only with known errors when bytes are broken or the file is truncated', async () => {
  for (let at = 0; at < good.length; at += inDepth(7, 53)) {
    const broken = Buffer.from(good)
    broken[at] = (broken[at] ?? 0) ^ 0xff
    const failure = await failureOf(broken)
    expect(['broken', 'archive', 'old-format', 'other-file', 'empty', 'no-header', null]).toContain(
      failure,
    )
  }
  for (let length = 0; length < good.length; length += inDepth(11, 97)) {
    expect(await failureOf(good.subarray(0, length))).not.toBeNull()
  }
})

test('rejects a workbook whose parts refer outside of the file', async () => {
  const file = Buffer.from(good)
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  file.writeUInt32LE(0xffffffff, end + 16)
  expect(await failureOf(file)).toBe('broken')
})

test('measures a zip bomb while decompressing it, whatever size it declares', async () => {
  const content = Buffer.alloc(REVIEW_FILE_LIMITS.unpacked.atOnce + 1, ' ')
  const file = xlsxOf({ Sheet: [] }, { parts: { [SHEET]: { content, size: 1000 } } })
  expect(file.length).toBeLessThan(100_000)
  expect(await failureOf(file)).toBe('too-much-unpacked')
})

describe('small files that expand', () => {
  const rowOf = (cells: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`
  const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  const withTexts = (texts: string, rows: string) =>
    xlsxOf({ Sheet: [] }, { parts: { [SHEET]: sheetOf(rows), 'xl/sharedStrings.xml': texts } })
  const long = `<sst><si><t>${'x'.repeat(REVIEW_FILE_LIMITS.cell)}</t></si></sst>`

  test('count a shared text once for each cell that uses it', async () => {
    const file = withTexts(long, rowOf(5).repeat(500))
    expect(file.length).toBeLessThan(20_000)
    expect(await failureOf(file)).toBe('too-much-unpacked')
  })

  test('are rejected when one row is over its limit', async () => {
    const file = withTexts(long, rowOf(1) + rowOf(200))
    expect(await failureOf(file)).toBe('broken in line 2')
    expect(await failureOf(`a;b\n"${'x'.repeat(REVIEW_FILE_LIMITS.row)}";1\n`)).toBe(
      'broken in line 2',
    )
  })

  test('are rejected with more shared strings than the limit', async () => {
    const file = withTexts(`<sst>${'<si/>'.repeat(REVIEW_FILE_LIMITS.texts + 1)}</sst>`, '')
    expect(await failureOf(file)).toBe('too-much-unpacked')
  })

  test('are rejected with more elements and attributes than a workbook has', async () => {
    const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(1_000_001)}</cellXfs></styleSheet>`
    const file = xlsxOf({ Sheet: [['rating']] }, { parts: { 'xl/styles.xml': styles } })
    expect(await failureOf(file)).toBe('broken')
    const attributes = Array.from({ length: 2000 }, (_, at) => `a${at}=""`).join(' ')
    expect(await failureOf(withSheet(sheetOf(`<row ${attributes}/>`)))).toBe('broken')
  })

  test('with impossible row numbers are read by the order of the rows', async () => {
    const numbers = ['7', '1e300', '1e300', '2.5', '9', '9', '3', '-1', '1048577', 'Infinity', '']
    const cells = '<c t="str"><v>a</v></c><c t="str"><v>b</v></c>'
    const rows = numbers.map((number) => `<row r="${number}">${cells}</row>`).join('')
    const sheet = await openSheet(withSheet(sheetOf(rows)), known)
    const lines = [sheet.header.line]
    for await (const { line } of sheet.rows) lines.push(line)
    expect(lines).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
  })

  test('are read with a very long number truncated', async () => {
    const number = '1'.repeat(REVIEW_FILE_LIMITS.cell + 1)
    const { header } = await openSheet(
      withSheet(
        sheetOf(
          `<row><c s="1"><v>${number}</v></c><c><v>${number}</v></c><c t="str"><v>${number}</v></c></row>`,
        ),
      ),
      known,
    )
    expect(header.cells.map((cell) => cell.length)).toEqual([32_767, 32_767, 32_767])
  })
})

test.each([
  [
    'internal entities',
    '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData>&b;</sheetData></worksheet>',
  ],
  ['external entities', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><worksheet/>'],
  [
    'unknown entities',
    '<worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
  ],
  ['a missing end', '<worksheet><sheetData><row>'],
  ['a thousand nested elements', '<a>'.repeat(1000)],
])('refuses a worksheet with %s', async (_, content) => {
  expect(await failureOf(withSheet(content))).toBe('broken')
})

test('rejects a cell far to the right', async () => {
  const content =
    '<worksheet><sheetData><row r="3"><c r="XFD3"><v>1</v></c></row></sheetData></worksheet>'
  expect(await failureOf(withSheet(content))).toBe('too-many-columns in line 3')
  expect(await failureOf(`rating${';x'.repeat(REVIEW_FILE_LIMITS.columns)}`)).toBe(
    'too-many-columns in line 1',
  )
})

test('rejects more rows than the limit', async () => {
  const file = `rating;text\n${'5;a\n'.repeat(REVIEW_FILE_LIMITS.rows + 1)}`
  expect(await failureOf(file)).toBe(`too-many-rows in line ${REVIEW_FILE_LIMITS.rows + 2}`)
})

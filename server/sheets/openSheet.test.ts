import { xlsxOf, type XlsxRow } from '../../test/sheets/xlsxOf'
import { openSheet } from './openSheet'

const known = (cells: readonly string[]) =>
  cells.filter((cell) => ['Оценка', 'Текст', 'Дата', 'rating', 'text'].includes(cell.trim())).length

async function read(file: Buffer | string) {
  const { header, rows } = await openSheet(Buffer.from(file), known)
  const found: [number, ...string[]][] = []
  for await (const { line, cells } of rows) found.push([line, ...cells])
  return { header: header.cells, at: header.line, rows: found }
}

const workbook = (...rows: XlsxRow[]) => read(xlsxOf({ Sheet: rows }))

describe('texts', () => {
  test.each([
    ['semicolons', 'Оценка;Текст\r\n5;Хорошо\r\n'],
    ['commas', 'Оценка,Текст\n5,Хорошо\n'],
    ['tabs', 'Оценка\tТекст\n5\tХорошо\n'],
    ['a byte order mark', '\uFEFFОценка;Текст\n5;Хорошо'],
    ['empty lines and cells at the end', '\n;;\nОценка;Текст;\n\n5;Хорошо;;\n;;\n'],
  ])('reads a table with %s', async (_, text) => {
    const { header, rows } = await read(text)
    expect(header).toEqual(['Оценка', 'Текст'])
    expect(rows.map(([, ...cells]) => cells)).toEqual([['5', 'Хорошо']])
  })

  test('reads quoted separators, quotes and line breaks, and counts lines of the file', async () => {
    const { rows } = await read('Оценка;Текст\n5;"Первая\r\nвторая; ""да"""\n4;Ещё\n')
    expect(rows).toEqual([
      [2, '5', 'Первая\nвторая; "да"'],
      [4, '4', 'Ещё'],
    ])
  })

  test('reads windows-1251 and UTF-16', async () => {
    const text = 'Оценка;Текст\n5;Ёлка\n'
    const cp1251 = Buffer.from(
      Array.from(text, (letter) => {
        const code = letter.charCodeAt(0)
        if (letter === 'ё') return 0xb8
        if (letter === 'Ё') return 0xa8
        return code < 0x80 ? code : code - 0x350
      }),
    )
    expect((await read(cp1251)).rows).toEqual([[2, '5', 'Ёлка']])
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect((await read(utf16)).rows).toEqual([[2, '5', 'Ёлка']])
  })

  test('finds a header row whose column names are unknown', async () => {
    const { header, at } = await read('Мои отзывы\n\nЗвёзды;Слова\n5;Да\n')
    expect([header, at]).toEqual([['Звёзды', 'Слова'], 3])
  })
})

describe('workbooks', () => {
  test('reads texts, numbers, dates, booleans, errors and results of formulas', async () => {
    const { rows } = await workbook(
      ['Оценка', 'Текст', 'Дата'],
      [
        5,
        'Первая\nвторая & <третья>',
        { day: 46_086.5 },
        { xml: '<c t="b"><v>1</v></c>' },
        { xml: '<c t="e"><v>#N/A</v></c>' },
        { xml: '<c t="str"><f>HYPERLINK("http://x")</f><v>=1+1</v></c>' },
        {
          xml: '<c t="inlineStr"><is><r><t>жир</t></r><r><t>ный</t></r><rPh><t>no</t></rPh></is></c>',
        },
        { xml: '<c><v>2.03998E+12</v></c>' },
        { xml: '<c s="2"><v>4.9000000000000004</v></c>' },
      ],
    )
    expect(rows).toEqual([
      [
        2,
        '5',
        'Первая\nвторая & <третья>',
        '2026-03-05T12:00:00',
        'TRUE',
        '',
        '=1+1',
        'жирный',
        '2039980000000',
        '4.9',
      ],
    ])
  })

  test('reads dates of old Macs, escaped characters, and cells without references', async () => {
    const file = xlsxOf(
      { Sheet: [] },
      {
        is1904: true,
        parts: {
          'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="m"><x:sheetData>
            <x:row><x:c t="str"><x:v>Оценка</x:v></x:c><x:c t="str"><x:v>Дата</x:v></x:c></x:row>
            <x:row><x:c t="str"><x:v>5_x000A_6</x:v></x:c><x:c s="1"><x:v>44624</x:v></x:c></x:row>
          </x:sheetData></x:worksheet>`,
        },
      },
    )
    expect((await read(file)).rows).toEqual([[2, '5\n6', '2026-03-05']])
  })

  test('chooses the sheet with known columns, not a hidden or an empty sheet', async () => {
    const { rows, at } = await read(
      xlsxOf({
        '.secret': [
          ['Оценка', 'Текст'],
          [1, 'hidden'],
        ],
        Help: [['How to', 'read this']],
        Empty: [],
        Reviews: [['Отзывы за март'], [null], ['Оценка', 'Текст'], [5, 'Да']],
      }),
    )
    expect([at, rows]).toEqual([3, [[4, '5', 'Да']]])
  })
})

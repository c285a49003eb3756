import readXlsxFile from 'read-excel-file/node'
import type { CsvCell } from './csv'
import { xlsxOf } from './xlsx'

const read = async (...sheets: Parameters<typeof xlsxOf>[0]) =>
  (await readXlsxFile(Buffer.from(await xlsxOf(sheets), 'base64'))) as readonly {
    sheet: string
    data: unknown[][]
  }[]

test('writes numbers as numbers, days as dates, and texts as texts whatever they begin with', async () => {
  const rows: CsvCell[][] = [
    ['День', 'Текст', 'Число'],
    [{ day: '2026-03-01' }, '=1+1', 12.5],
    [{ day: '2026-12-31' }, '+7 900', 0],
    [null, '-2', -3],
    [null, '@SUM(A1)', 1_000_000],
  ]
  const [first, second] = await read(
    { name: 'По дням', rows },
    { name: 'a/b: [c]*?\\ and a name that is too long', rows: [['Имя'], ['Чай «Утро»']] },
  )
  expect(first).toEqual({
    sheet: 'По дням',
    data: rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' && cell !== null ? new Date(`${cell.day}T00:00Z`) : cell,
      ),
    ),
  })
  expect(second?.sheet).toBe('a b   c     and a name that is ')
  expect(second?.data).toEqual([['Имя'], ['Чай «Утро»']])
})

test('leaves out characters that a workbook cannot hold', async () => {
  const [sheet] = await read({ name: 'A', rows: [['a\0b\u001Fc', '\uD83D', '😀\n<&>']] })
  expect(sheet?.data).toEqual([['abc', null, '😀\n<&>']])
})

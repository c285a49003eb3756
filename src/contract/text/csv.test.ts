import { csvFileName, csvOf } from './csv'

const lineOf = (cell: string | number | null, locale: 'ru' | 'en' = 'ru') =>
  csvOf([[cell]], locale)
    .replace('\uFEFF', '')
    .replace('\r\n', '')

test.each([
  ['=1+1', "'=1+1"],
  ['+7 900', "'+7 900"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['=HYPERLINK("a";"b")', `"'=HYPERLINK(""a"";""b"")"`],
])('escapes %j so that it is not a formula', (cell, line) => {
  expect(lineOf(cell)).toBe(line)
})

test.each([
  ['he said "yes"', '"he said ""yes"""'],
  ['one;two', '"one;two"'],
  ['one,two', '"one,two"'],
  ['one\ntwo', '"one\ntwo"'],
  ['plain', 'plain'],
  [null, ''],
])('writes %j into one cell', (cell, line) => {
  expect(lineOf(cell)).toBe(line)
})

test('writes a negative number as a number', () => {
  expect(lineOf(-5)).toBe('-5')
})

test('uses the list separator and the decimal separator of the language', () => {
  const rows = [['a', 12.5]]
  expect(csvOf(rows, 'ru')).toBe('\uFEFFa;12,5\r\n')
  expect(csvOf(rows, 'en')).toBe('\uFEFFa,12.5\r\n')
})

test('writes a line for every row', () => {
  expect(csvOf([['a', null], ['b']], 'ru')).toBe('\uFEFFa;\r\nb\r\n')
})

test('names a file after its table and its first and last day', () => {
  expect(csvFileName('posts', '2026-11-01', '2026-11-30')).toBe('posts_2026-11-01_2026-11-30.csv')
})

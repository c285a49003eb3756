import { existsSync, readFileSync } from 'node:fs'

const PAGE = 'docs/security.md'
const TEST_FILE = /`([^`\s]+\.(?:test|spec)\.tsx?)`/g

/** Rows of the tables, without their headings and rules. */
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-|What is promised)/.test(line))
const promiseOf = (row: string) => row.split('|')[1]?.trim() ?? ''

test.each(rows.map((row) => [promiseOf(row), row]))(
  'finds the test for the promise “%s”',
  (_, row) => {
    const files = [...row.matchAll(TEST_FILE)].map(([, file = '']) => file)
    if (!row.includes('`npm run bench')) expect(files).not.toEqual([])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  },
)

test.each(
  rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+\.test\.tsx?)`: ("[^|;`]+)/g)].map(([, file = '', names = '']) => [
      file,
      names,
    ]),
  ),
)('finds the quoted tests of %s by their names: %s', (file, names) => {
  const text = readFileSync(file, 'utf8')
  const quoted = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
  expect(quoted.filter((name) => !text.includes(name))).toEqual([])
})

test('finds the promises of the page', () => {
  expect(rows.length).toBeGreaterThan(50)
})

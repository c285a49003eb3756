/** Tests which tests run on PostgreSQL, too (scripts/lib/chooseByStatements.mjs). */
import { execFileSync } from 'node:child_process'

/** Jest loads no ES modules, so Node does. */
function chosen(
  statements: Record<string, string>,
  leastNew: number,
  candidates = Object.keys(statements),
): string[] {
  const code = `
    import { chooseByStatements } from './scripts/lib/chooseByStatements.mjs'
    const { statements, candidates, leastNew } = JSON.parse(process.argv[1])
    process.stdout.write(JSON.stringify(chooseByStatements(statements, candidates, leastNew)))`
  const given = JSON.stringify({
    leastNew,
    candidates,
    statements: Object.fromEntries(
      Object.entries(statements).map(([file, sent]) => [file, [...sent]]),
    ),
  })
  const args = ['--input-type=module', '--eval', code, given]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[]
}

test.each([
  ['the file with the most statements first', { one: 'ab', other: 'abc' }, 1, ['other']],
  [
    'statements of chosen files do not count again',
    { one: 'abcd', other: 'cde', third: 'e' },
    1,
    ['one', 'other'],
  ],
  ['of equal files the first by name', { other: 'ab', one: 'ab' }, 1, ['one']],
  [
    'a file with too few new statements is left out',
    { one: 'abcd', other: 'cde', third: 'efg' },
    2,
    ['one', 'third'],
  ],
  ['none without statements', { one: '' }, 1, []],
])('chooses files: %s', (_, statements, leastNew, files) => {
  expect(chosen(statements, leastNew)).toEqual(files)
})

test('ignores statements of tests that are not candidates', () => {
  const statements = { screen: 'abcd', server: 'abc' }
  expect(chosen(statements, 1, ['server'])).toEqual(['server'])
})

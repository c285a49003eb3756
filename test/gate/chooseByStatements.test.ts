/** Which tests run on PostgreSQL, too (scripts/lib/chooseByStatements.mjs). */
import { execFileSync } from 'node:child_process'

/** Jest loads no ES modules, so Node does. */
function chosen(statements: Record<string, string>, leastNew: number): string[] {
  const code = `
    import { chooseByStatements } from './scripts/lib/chooseByStatements.mjs'
    const { statements, leastNew } = JSON.parse(process.argv[1])
    process.stdout.write(JSON.stringify(chooseByStatements(statements, leastNew)))`
  const given = JSON.stringify({
    leastNew,
    statements: Object.fromEntries(
      Object.entries(statements).map(([file, sent]) => [file, [...sent]]),
    ),
  })
  const args = ['--input-type=module', '--eval', code, given]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[]
}

test.each([
  ['the one with the most comes first', { one: 'ab', other: 'abc' }, 1, ['other']],
  [
    'what others send does not count',
    { one: 'abcd', other: 'cde', third: 'e' },
    1,
    ['one', 'other'],
  ],
  ['of equals the first by name', { other: 'ab', one: 'ab' }, 1, ['one']],
  [
    'too few new ones are not worth a file',
    { one: 'abcd', other: 'cde', third: 'efg' },
    2,
    ['one', 'third'],
  ],
  ['nothing sent, nothing chosen', { one: '' }, 1, []],
])('%s', (_, statements, leastNew, files) => {
  expect(chosen(statements, leastNew)).toEqual(files)
})

/** Test files that run in one environment (scripts/lib/testGroups.mjs). */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Jest loads no ES modules, so Node does. */
function ask(name: 'groupFiles' | 'splitResults', ...given: unknown[]): unknown {
  const code = `
    import { ${name} } from './scripts/lib/testGroups.mjs'
    process.stdout.write(JSON.stringify(${name}(...JSON.parse(process.argv[1]))))`
  const args = ['--input-type=module', '--eval', code, JSON.stringify(given)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as unknown
}

describe('groups', () => {
  const file = (name: string, size: number, isAlone = false) => ({ file: name, size, isAlone })
  test.each([
    [
      'neighbouring files share a group',
      [file('a/1', 2), file('b/1', 2), file('a/2', 2)],
      [['a/1', 'a/2'], ['b/1']],
    ],
    ['a large file has its own group', [file('a', 9), file('b', 1)], [['a'], ['b']]],
    [
      'a file that runs alone does not separate the others',
      [file('a', 1), file('b', 1, true), file('c', 1)],
      [['b'], ['a', 'c']],
    ],
  ])('forms groups: %s', (_, files, groups) => {
    expect((ask('groupFiles', files, 5) as string[][]).sort()).toEqual([...groups].sort())
  })
})

describe('results by file', () => {
  const GROUP = '/reports/group.test.js'
  const groups = { [GROUP]: ['a.test.ts', 'b.test.ts'] }
  const one = (file: string, title: string, status = 'passed') => ({
    ancestorTitles: [file, 'a rule'],
    title,
    fullName: `${file} a rule ${title}`,
    status,
    failureMessages: status === 'failed' ? [`Error: ${title}`] : [],
  })
  const split = (result: object) =>
    (
      ask('splitResults', [{ name: GROUP, message: '', ...result }], groups) as {
        name: string
        status: string
        brokenGroup?: string
        assertionResults: { ancestorTitles: string[]; fullName: string }[]
      }[]
    ).map(({ name, status, brokenGroup, assertionResults }) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      status,
      brokenGroup,
      tests: assertionResults.map(({ ancestorTitles, fullName }) => [...ancestorTitles, fullName]),
    }))

  test('marks only the file with the failed test as failed, and lists its own titles', () => {
    const assertionResults = [one('a.test.ts', 'holds'), one('b.test.ts', 'breaks', 'failed')]
    expect(split({ status: 'failed', assertionResults, message: '● breaks' })).toEqual([
      { name: 'a.test.ts', status: 'passed', tests: [['a rule', 'a rule holds']] },
      { name: 'b.test.ts', status: 'failed', tests: [['a rule', 'a rule breaks']] },
    ])
  })

  test('fails a file without a result, even if its group passed', () => {
    const files = split({ status: 'passed', assertionResults: [one('a.test.ts', 'holds')] })
    expect(files.map(({ status, brokenGroup }) => [status, brokenGroup])).toEqual([
      ['passed', undefined],
      ['failed', undefined],
    ])
  })

  test.each([
    ['no test reports the failure', [one('a.test.ts', 'holds')], 'A worker was terminated'],
    ['no test ran', [], 'A worker was terminated'],
    [
      'an error outside of tests is reported',
      [one('a.test.ts', 'breaks', 'failed')],
      '● breaks\n\n● Test suite failed to run',
    ],
  ])('fails all files when %s', (_, assertionResults, message) => {
    const files = split({ status: 'failed', assertionResults, message })
    const failed = { status: 'failed', brokenGroup: GROUP }
    expect(files).toMatchObject([failed, failed])
  })

  test('keeps the results of files that ran outside of groups', () => {
    const alone = { name: '/c.test.ts', status: 'passed', assertionResults: [] }
    expect(ask('splitResults', [alone], groups)).toEqual([alone])
  })
})

test('finds no helper with its own hooks, which would run only for the first file of a group', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'test', 'src', 'widget', 'server'],
    {
      encoding: 'utf8',
    },
  )
  const helpers = listed
    .split('\n')
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('test/setup/'),
    )
  const hooks = /^(before|after)(Each|All)\(/m
  expect(helpers.filter((file) => hooks.test(readFileSync(file, 'utf8')))).toEqual([])
})

import { execFileSync, spawnSync } from 'node:child_process'

/** Evaluates an expression with the tool's parts. */
function evaluate(expression: string): unknown {
  const script = `
    import { sampleOf } from './scripts/mutate/sampleOf.mjs'
    import { sourcesOf, testsOf } from './scripts/mutate/testsOf.mjs'
    const changes = (fileName, count) =>
      Array.from({ length: count }, (_, at) => ({
        fileName,
        location: { start: { line: at + 1, column: 0 } },
        mutatorName: 'BooleanLiteral',
        replacement: 'true',
      }))
    const named = (sample) => sample.map((each) => each.fileName + ':' + each.location.start.line)
    process.stdout.write(JSON.stringify(${expression}))`
  const run = ['--input-type=module', '-e', script]
  return JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }))
}

describe('a sample', () => {
  test('has the requested size, is random, and is equal on each run', () => {
    const sample = 'named(sampleOf(changes("a.ts", 1000), { size: 100, seed: 1 }))'
    const lines = evaluate(sample) as string[]
    expect(new Set(lines).size).toBe(100)
    const first = lines.filter((line) => Number(line.split(':')[1]) <= 500)
    expect(first.length).toBeGreaterThan(30)
    expect(first.length).toBeLessThan(70)
    expect(evaluate(sample)).toEqual(lines)
  })

  test('contains everything in order when there is less than the requested number', () => {
    expect(evaluate('named(sampleOf(changes("a.ts", 3), { size: 10, seed: 1 }))')).toEqual([
      'a.ts:1',
      'a.ts:2',
      'a.ts:3',
    ])
  })

  test('differs for another seed', () => {
    const [one, other] = evaluate(
      '[1, 2].map((seed) => named(sampleOf(changes("a.ts", 1000), { size: 100, seed })))',
    ) as [string[], string[]]
    expect(one).not.toEqual(other)
  })

  test('of one file is nearly the same when another file has changed', () => {
    const [alone, beside] = evaluate(
      '[[], changes("b.ts", 10)].map((more) => named(sampleOf([...changes("a.ts", 1000), ...more], { size: 500, seed: 1 })))',
    ) as [string[], string[]]
    const gone = alone.filter((each) => !beside.includes(each))
    expect(gone.length).toBeLessThanOrEqual(10)
  })
})

describe('a path to mutate', () => {
  test('includes its code, not its tests', () => {
    expect(evaluate('sourcesOf("src/contract/text")')).toContain('src/contract/text/links.ts')
    expect(
      evaluate('sourcesOf("src/contract/text").filter((each) => each.includes(".test."))'),
    ).toEqual([])
  })

  test('is tested by the tests beside it, each listed once', () => {
    const tests = evaluate('testsOf("server/domains/albums")') as string[]
    expect(tests).toContain('server/domains/albums/albums.test.ts')
    expect(new Set(tests).size).toBe(tests.length)
  })

  test('of a file or a folder in a room is tested by all tests of the room', () => {
    const elsewhere = 'server/domains/links/postAddress.test.ts'
    expect(evaluate('testsOf("src/contract/text")')).toContain(elsewhere)
    expect(evaluate('testsOf("src/contract/text/links.ts")')).toContain(elsewhere)
    expect(evaluate('testsOf("src/contract/posts")')).not.toContain(elsewhere)
  })
})

test.each([
  [['--sample', 'many', 'server/http'], 'How many changes?'],
  [['--sample', '0', 'server/http'], 'How many changes?'],
  [[], 'Which code?'],
  [['server/nowhere'], 'There is no server/nowhere'],
])('%j is rejected before anything is run', (args, why) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/mutate.mjs', ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain(why)
})

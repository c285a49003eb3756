/** The second command: every gate in order, the quick ones first; stops at the first that fails. */
import { bin, run } from './lib/run.mjs'
import { buildProduct } from './build.mjs'
import { printSizes } from './sizes.mjs'
import { testOnPostgres } from './testPostgres.mjs'

const jestArguments = process.argv.slice(2)

const GATES = [
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  ['lint', () => run(bin('eslint'), ['--max-warnings=0', '.'])],
  [
    'cycles',
    () =>
      run(bin('depcruise'), [
        '--config',
        '.dependency-cruiser.cjs',
        ...['src', 'server', 'demo', 'widget', 'test'],
      ]),
  ],
  ['translations', () => run(process.execPath, ['scripts/checkTranslations.mjs'])],
  // Here the database is the embedded one, whatever the machine has. Nothing else runs: every core gets a worker.
  [
    'jest',
    () => run(bin('jest'), ['--maxWorkers=100%', ...jestArguments], { env: { DATABASE_URL: '' } }),
  ],
  [
    'database tests on PostgreSQL',
    () => testOnPostgres({ hasReport: jestArguments.includes('--json') }),
  ],
  [
    'build and sizes',
    async () => {
      await buildProduct()
      if (!printSizes()) throw new Error('a size is over its budget')
    },
  ],
]

for (const [name, check] of GATES) {
  const started = performance.now()
  process.stdout.write(`\n▸ ${name}\n`)
  try {
    await check()
  } catch (error) {
    process.stderr.write(`\n✖ ${name}: ${error.message}\n`)
    process.exit(1)
  }
  process.stdout.write(`✔ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
}

/** The second command: every gate in order, the quick ones first; stops at the first that fails. */
import { runJest } from './lib/jest.mjs'
import { bin, run } from './lib/run.mjs'
import { buildProduct } from './build.mjs'
import { printSizes } from './sizes.mjs'
import { testOnPostgres } from './testPostgres.mjs'

const ROOMS = ['src', 'server', 'demo', 'widget', 'test']
const jestArguments = process.argv.slice(2)

/** Those of one group are run side by side, for each keeps one core busy. */
const GATES = [
  [
    ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
    ['types', () => run(bin('tsc'), ['--noEmit'])],
    ['lint', () => run(bin('eslint'), ['--max-warnings=0', '.'])],
    ['cycles', () => run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...ROOMS])],
    ['translations', () => run(process.execPath, ['scripts/checkTranslations.mjs'])],
  ],
  // Here the database is the embedded one, whatever the machine has.
  [['jest', () => runJest(jestArguments, { env: { DATABASE_URL: '' } })]],
  [
    [
      'database tests on PostgreSQL',
      () => testOnPostgres({ hasReport: jestArguments.includes('--json') }),
    ],
  ],
  [
    [
      'build and sizes',
      async () => {
        await buildProduct()
        if (!printSizes()) throw new Error('a size is over its budget')
      },
    ],
  ],
]

async function pass([name, check]) {
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

for (const gates of GATES) await Promise.all(gates.map(pass))

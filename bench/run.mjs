/**
 * `npm run bench [name …] [count]`: runs the benchmarks of this folder, optionally with a number of items, and prints
 * their measurements.
 */
import '../scripts/setup.mjs'
import { readdirSync } from 'node:fs'

const { buildProduct } = await import('../scripts/build.mjs')
await buildProduct()

const isCount = (word) => /^\d+$/.test(word)
const wanted = process.argv.slice(2).filter((word) => !isCount(word))
const count = process.argv.slice(2).find(isCount)
const sizes = count === undefined ? {} : { count: Number(count) }
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

for (const name of names) {
  const { measure } = await import(`./${name}.bench.mjs`)
  process.stdout.write(`\n${name}\n`)
  for (const [what, value] of Object.entries(await measure(sizes))) {
    process.stdout.write(`  ${what}: ${value}\n`)
  }
}

/** Sizes of the build against the budgets (docs/decisions.md, "Budgets"): brotli bytes, exact. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const KIB = 1024
const CABINET = 'dist/public/assets/cabinet'

const brotli = (file) => brotliCompressSync(readFileSync(file)).length
const total = (files) => files.reduce((sum, file) => sum + brotli(file), 0)

/** JS and CSS that the page names itself: what every screen waits for. */
function firstFiles() {
  const html = readFileSync('dist/cabinet.html', 'utf8')
  return [...html.matchAll(/(?:src|href)="\/assets\/cabinet\/([^"]+\.(?:js|css))"/g)].map(
    ([, name]) => path.join(CABINET, name),
  )
}

function embedFiles(...names) {
  const folder = 'dist/public/embed'
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && names.some((wanted) => name.startsWith(`${wanted}.`)))
    .map((name) => path.join(folder, name))
  return chunks
}

export function measureSizes() {
  const first = firstFiles()
  return [
    { what: 'cabinet, first files', files: first.length, bytes: total(first), budget: 230 * KIB },
    {
      what: 'embed: loader and gallery',
      files: 2,
      bytes: total(['dist/public/embed.js', ...embedFiles('gallery')]),
      budget: 10 * KIB,
    },
    { what: 'embed: popup', files: 1, bytes: total(embedFiles('popup')), budget: 10 * KIB },
  ]
}

/** Prints the table; answers whether every size is within its budget. */
export function printSizes() {
  let isWithin = true
  for (const { what, files, bytes, budget } of measureSizes()) {
    const isOver = bytes > budget
    if (isOver) isWithin = false
    const size = `${(bytes / KIB).toFixed(1)} of ${budget / KIB} KiB`
    process.stdout.write(`${isOver ? 'OVER' : '  ok'}  ${what}: ${size} (${files} files)\n`)
  }
  const chunks = readdirSync(CABINET).filter((name) => name.endsWith('.js'))
  const largest = chunks
    .map((name) => [name, statSync(path.join(CABINET, name)).size])
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([name]) => `${name} ${(brotli(path.join(CABINET, name)) / KIB).toFixed(1)}`)
  process.stdout.write(`      largest chunks (KiB): ${largest.join(', ')}\n`)
  return isWithin
}

/** Compares the sizes of the build, in brotli bytes, with the budgets (decisions/build.md#budgets). */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isCurrent, readRecord } from './lib/earlierChunks.mjs'

const KIB = 1024
const CABINET = 'dist/public/assets/cabinet'
/** The chunks that must be loaded before the library can be used. */
const FIRST_CHUNKS = ['main', 'library', 'texts-ru']
/** Chunks that any first screen loads when it is idle (src/app/start/start.tsx). */
const IDLE_CHUNKS = ['shell-menus', 'toast', 'rescue']
/** For each route, the chunks that it loads later. */
const LATER_CHUNKS = {
  'post-editor': ['canvas', 'drafts'],
  'album-post': ['canvas', 'drafts'],
  'gallery-editor': ['gallery-fields'],
}
const ROUTE_BUDGETS = {
  triage: 60,
  albums: 60,
  'album-builder': 60,
  'album-post': 130,
  reviews: 60,
  membership: 60,
  audit: 60,
  segments: 60,
  trash: 60,
  profile: 60,
  privacy: 60,
  widgets: 60,
  analytics: 60,
  sources: 60,
  integrations: 60,
  'create-post': 60,
  'ui-preview': 60,
  'posts-analytics': 60,
  'products-analytics': 60,
  'post-analytics': 60,
  products: 60,
  product: 60,
  'gallery-editor': 60,
  'post-editor': 130,
}

/** The size in bytes of the compressed copy beside a file, which is served instead of the file. */
const brotli = (file) => statSync(`${file}.br`).size
const total = (files) => files.reduce((sum, file) => sum + brotli(file), 0)

/** Files of named chunks of the cabinet (dist/chunks.json), each once; those of `known` are left out. */
function cabinetFiles(names, known = []) {
  const chunks = JSON.parse(readFileSync('dist/chunks.json', 'utf8'))
  const files = new Set(names.flatMap((name) => chunks[name] ?? []))
  for (const file of known) files.delete(path.basename(file))
  return [...files]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => path.join(CABINET, file))
}

function embedFiles(...names) {
  const folder = 'dist/public/embed'
  const record = readRecord(folder)
  return Object.keys(record)
    .filter((name) => isCurrent(record, name))
    .filter((name) => names.some((wanted) => name.startsWith(`${wanted}.`)))
    .map((name) => path.join(folder, name))
}

export function measureSizes() {
  const library = cabinetFiles(FIRST_CHUNKS)
  const idle = cabinetFiles([...FIRST_CHUNKS, ...IDLE_CHUNKS])
  const routes = Object.entries(ROUTE_BUDGETS).map(([name, budget]) => {
    const files = cabinetFiles([name, ...(LATER_CHUNKS[name] ?? [])], idle)
    return {
      what: `${name}, beyond the library`,
      files: files.length,
      bytes: total(files),
      budget: budget * KIB,
    }
  })
  return [
    { what: 'library page', files: library.length, bytes: total(library), budget: 200 * KIB },
    {
      what: 'library page with menus, toasts and dialogs, fetched when idle',
      files: idle.length,
      bytes: total(idle),
      budget: 250 * KIB,
    },
    {
      what: 'recording of the window, fetched when idle',
      files: 1,
      bytes: total(cabinetFiles(['window-track'], idle)),
      budget: 2 * KIB,
    },
    ...routes,
    {
      what: 'embed: loader and gallery',
      files: 2,
      bytes: total(['dist/public/embed.js', ...embedFiles('gallery')]),
      budget: 10 * KIB,
    },
    { what: 'embed: events', files: 1, bytes: total(embedFiles('events')), budget: 3 * KIB },
    { what: 'embed: popup', files: 1, bytes: total(embedFiles('popup')), budget: 8 * KIB },
    { what: 'embed: stories', files: 1, bytes: total(embedFiles('stories')), budget: 8 * KIB },
    { what: 'embed: player', files: 1, bytes: total(embedFiles('player')), budget: 8 * KIB },
    { what: 'embed: 3D model', files: 1, bytes: total(embedFiles('model')), budget: 12 * KIB },
    { what: 'embed: elements', files: 1, bytes: total(embedFiles('elements')), budget: 6 * KIB },
  ]
}

/** Prints the table; returns whether every size is within its budget. */
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

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

let outDir: string
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'vitrina-embed-'))
})
afterEach(() => {
  rmSync(outDir, { recursive: true })
})

/** Builds the embed as a deployment does; another `minify` is another edition of every chunk. */
function build(day: number, minify = true) {
  const options = JSON.stringify({ outDir, minify, now: day * DAY_MS })
  run(`import { buildWidget } from './scripts/buildWidget.mjs'; await buildWidget(${options})`)
}

const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script])

const chunks = () => readdirSync(path.join(outDir, 'embed')).filter((name) => /\.js$/.test(name))
const asked = () => {
  const loader = readFileSync(path.join(outDir, 'embed.js'), 'utf8')
  return /\/embed\/(gallery\.\w+\.js)/.exec(loader)?.[1]
}

test('what a cached loader asks for is there for a month after the next deployment', () => {
  build(0)
  const [first, gallery] = [chunks(), asked()]
  expect(first).toContain(gallery)
  build(100, false)
  expect(asked()).not.toBe(gallery)
  expect(chunks()).toEqual(expect.arrayContaining([...first, asked()]))
  build(129, false)
  expect(chunks()).toEqual(expect.arrayContaining(first))
  build(130, false)
  expect(chunks()).toHaveLength(first.length)
  expect(chunks()).not.toContain(gallery)
})

test('a build of the product removes the last one, and no chunk that shops ask for', () => {
  const out = outDir
  outDir = path.join(out, 'public')
  build(0)
  const first = chunks()
  const copies = first.map((name) => path.join(outDir, 'embed', `${name}.br`))
  const old = [path.join(out, 'server.mjs'), path.join(outDir, 'old.js')]
  for (const file of [...copies, ...old]) writeFileSync(file, '')
  run(`import { clearForBuild } from './scripts/build.mjs'; clearForBuild(${JSON.stringify(out)})`)
  expect([...copies, ...old].filter(existsSync)).toEqual(copies)
  build(1, false)
  expect(chunks()).toEqual(expect.arrayContaining(first))
  outDir = out
})

test('a loader that is deployed again has its chunks', () => {
  build(0)
  const first = chunks()
  build(1, false)
  build(2)
  build(40)
  expect(chunks().sort()).toEqual(first.sort())
})

test('of very many editions the latest stay', () => {
  build(0)
  const current = chunks().length
  for (let edition = 0; edition < 25; edition += 1) {
    const name = `popup.${String(edition).padStart(8, '0')}.js`
    writeFileSync(path.join(outDir, 'embed', name), '')
    writeFileSync(path.join(outDir, 'embed', `${name}.br`), '')
  }
  build(1)
  expect(chunks()).toHaveLength(current + 20)
  const copies = readdirSync(path.join(outDir, 'embed')).filter((name) => name.endsWith('.br'))
  expect(copies).toHaveLength(20)
})

test('a chunk has only the texts that it shows', () => {
  build(0)
  const text = (chunk: string) => {
    const file = chunks().find((name) => name.startsWith(`${chunk}.`)) ?? ''
    return readFileSync(path.join(outDir, 'embed', file), 'utf8')
  }
  const holds = (id: string) =>
    ['gallery', 'popup', 'elements'].filter((chunk) => text(chunk).includes(`"widget.${id}":`))
  expect(holds('load-more')).toEqual(['gallery'])
  expect(holds('close')).toEqual(['popup'])
  // Drawn with the texts of the popup, which loads it.
  expect(holds('answer-thanks')).toEqual(['popup'])
})

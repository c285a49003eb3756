import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEmbedCode } from '../../server/static/embedCode'

const DAY_MS = 24 * 60 * 60 * 1000

let outDir: string
beforeEach(() => {
  outDir = path.join(mkdtempSync(path.join(tmpdir(), 'vitrina-embed-')), 'public')
  mkdirSync(path.join(outDir, 'embed'), { recursive: true })
})
afterEach(() => {
  rmSync(path.dirname(outDir), { recursive: true })
})

const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script])

const write = (name: string) => writeFileSync(path.join(outDir, 'embed', name), '')
const chunks = () => readdirSync(path.join(outDir, 'embed')).filter((name) => /\.js$/.test(name))

test('names its chunks in the loader, adds its texts to each chunk, and keeps the chunks of earlier builds', () => {
  const build = (day: number) => {
    const options = JSON.stringify({ outDir, minify: false, now: day * DAY_MS })
    run(`import { buildWidget } from './scripts/buildWidget.mjs'; await buildWidget(${options})`)
  }
  build(0)
  const loader = readFileSync(path.join(outDir, 'embed.js'), 'utf8')
  for (const page of ['preview.html', 'shop-preview.html']) {
    expect(readFileSync(path.join(outDir, page), 'utf8')).toContain(
      '<meta name="referrer" content="no-referrer" />',
    )
  }
  expect(chunks()).toContain(/\/embed\/(gallery\.\w+\.js)/.exec(loader)?.[1])

  const settings = { distDir: path.dirname(outDir), widgetUrl: 'https://widgets.test' }
  expect([...readEmbedCode(settings).keys()].sort()).toEqual(
    'elements events gallery line loader model player popup stories'.split(' '),
  )

  const text = (chunk: string) => {
    const file = chunks().find((name) => name.startsWith(`${chunk}.`)) ?? ''
    return readFileSync(path.join(outDir, 'embed', file), 'utf8')
  }
  const holds = (id: string) =>
    ['gallery', 'popup', 'elements'].filter((chunk) => text(chunk).includes(`"widget.${id}":`))
  expect(holds('load-more')).toEqual(['gallery'])
  expect(holds('close')).toEqual(['popup'])
  // The chunk `elements` draws it with the texts of `popup`, which loads that chunk.
  expect(holds('answer-thanks')).toEqual(['popup'])

  write('gallery.00000000.js')
  build(1)
  expect(chunks()).toContain('gallery.00000000.js')
})

test('puts one placeholder into the loader, which the server replaces by its own address', () => {
  const options = JSON.stringify({ outDir })
  run(`import { buildWidget } from './scripts/buildWidget.mjs'; await buildWidget(${options})`)
  const loader = readFileSync(path.join(outDir, 'embed.js'), 'utf8')
  expect(loader.split('%ORIGIN%')).toHaveLength(2)
  // The minifier must not treat the placeholder as the address.
  expect(loader).toMatch(/\.startsWith\("http"\)/)
})

test('removes the previous build, but keeps chunks that shops may still request', () => {
  const copies = ['gallery.00000000.js', 'gallery.00000000.js.br', 'popup.00000000.js']
  for (const name of copies) write(name)
  const old = [path.join(outDir, '..', 'server.mjs'), path.join(outDir, 'old.js')]
  for (const file of old) writeFileSync(file, '')
  const out = JSON.stringify(path.dirname(outDir))
  run(`import { clearForBuild } from './scripts/build.mjs'; clearForBuild(${out})`)
  expect(readdirSync(path.join(outDir, 'embed')).sort()).toEqual(copies)
  expect(old.filter(existsSync)).toEqual([])
})

describe('chunks of earlier builds', () => {
  /** A build on a day, which produces these chunks. */
  function deploy(day: number, ...current: string[]) {
    for (const name of current) write(name)
    const options = { folder: path.join(outDir, 'embed'), current, now: day * DAY_MS }
    run(
      `import { keepEarlierChunks } from './scripts/lib/earlierChunks.mjs'; keepEarlierChunks(${JSON.stringify(options)})`,
    )
  }
  const [first, second] = ['gallery.aaaaaaaa.js', 'gallery.bbbbbbbb.js']

  test('are kept for a month after the next deployment', () => {
    deploy(0, first)
    deploy(100, second)
    deploy(129, second)
    expect(chunks()).toEqual([first, second])
    deploy(130, second)
    expect(chunks()).toEqual([second])
  })

  test('are used again when they are deployed again', () => {
    deploy(0, first)
    deploy(1, second)
    deploy(2, first)
    deploy(40, first)
    expect(chunks()).toEqual([first])
  })

  test('are limited to twenty of each chunk, with their compressed copies', () => {
    deploy(0, first)
    for (let edition = 0; edition < 25; edition += 1) {
      const name = `gallery.${String(edition).padStart(8, '0')}.js`
      write(name)
      write(`${name}.br`)
    }
    deploy(1, first)
    expect(chunks()).toHaveLength(1 + 20)
    const copies = readdirSync(path.join(outDir, 'embed')).filter((name) => name.endsWith('.br'))
    expect(copies).toHaveLength(20)
  })
})

/** Builds the embed: the loader, its versioned chunks, and the page that the cabinet previews widgets in. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { minify as shorten } from 'terser'
import { keepEarlierChunks } from './lib/earlierChunks.mjs'

const CHUNKS = 'embed'
const UNNAMED = '%CHUNK_PATH%'
const { browserslist, version } = JSON.parse(readFileSync('package.json', 'utf8'))
/** «chrome >= 109» in the bundler's format. */
const TARGET = browserslist.map((browser) => browser.replace(/\s*>=\s*/, ''))

/** Imports style sheets as text, because shadow roots adopt them from the script. */
const styleText = (minify) => ({
  name: 'style-text',
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const options = { loader: 'css', minify, target: TARGET }
      const { code } = await transform(readFileSync(file, 'utf8'), options)
      return { contents: code, loader: 'text' }
    })
  },
})

/** Includes in each chunk only the texts that it shows, because bytes matter on the shop's page. */
const shownTexts = (ids) => ({
  name: 'shown-texts',
  setup(bundle) {
    bundle.onLoad({ filter: /translations[\\/]widget[\\/]\w+\.json$/ }, ({ path: file }) => {
      const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
      const shown = texts.filter(([id]) => ids.has(id))
      const short = shown.map(([id, text]) => [id, shortPlural(text)])
      return { contents: JSON.stringify(Object.fromEntries(short)), loader: 'json' }
    })
  },
})

/** What `createTexts` needs of a plural: its forms, or the only one of those that are equal. */
function shortPlural(text) {
  const forms = /^\{count, plural, (.*)\}$/.exec(text)?.[1]
  if (!forms) return text
  const words = new Set([...forms.matchAll(/\{(.*?)\}/g)].map(([, word]) => word))
  return words.size === 1 ? [...words][0] : forms
}

/** For each chunk, the chunks that it loads and whose texts it contains. */
const TEXTS_FOR = { popup: ['elements'], player: ['elements'] }

/** The ids of texts that the sources of chunks contain. */
async function textIds(names) {
  const { metafile } = await build({
    entryPoints: names.map((name) => `widget/${name}/main.ts`),
    outdir: '.',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    loader: { '.css': 'text' },
    logLevel: 'warning',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && file.endsWith('.ts') ? [file] : [],
    ),
  )
  const named = used.flatMap((file) => readFileSync(file, 'utf8').match(/widget\.[a-z-]+/g) ?? [])
  return new Set(named)
}

async function bundle(name, minify, constants) {
  const { outputFiles } = await build({
    entryPoints: [`widget/${name}/main.ts`],
    bundle: true,
    write: false,
    minify,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    plugins: [styleText(minify), shownTexts(await textIds([name, ...(TEXTS_FOR[name] ?? [])]))],
    define: Object.fromEntries(
      Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    logLevel: 'warning',
  })
  return minify ? Buffer.from(await shortened(outputFiles[0].text)) : outputFiles[0].contents
}

/**
 * Minifies the code further, to a twentieth less than the bundler's own output. Removes the common prefix of text ids,
 * and the strict mode, which was checked while the code was in modules.
 */
async function shortened(code) {
  const options = {
    ecma: 2020,
    // These options are safe, because no function is a constructor or uses `this`, and no built-in class is replaced.
    compress: {
      passes: 4,
      inline: 1,
      collapse_vars: false,
      sequences: false,
      lhs_constants: false,
      arrows: false,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    format: { comments: false },
  }
  return (
    await shorten(
      code.replace('"use strict";', '').replaceAll(/"widget\.([a-z-]+)"/g, '"$1"'),
      options,
    )
  ).code
}

/** Copies the fonts of stickers to the paths in the contract. */
async function copyFonts(outDir) {
  const { outputFiles } = await build({
    entryPoints: ['src/contract/elements/fonts.ts'],
    write: false,
    format: 'esm',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { fontFiles, FONT_FOLDER } = await import(`data:text/javascript;base64,${code}`)
  const folder = path.join(outDir, FONT_FOLDER)
  mkdirSync(folder, { recursive: true })
  for (const { font, source, target } of fontFiles()) {
    const file = path.join('node_modules/@fontsource-variable', font, 'files', source)
    copyFileSync(file, path.join(folder, target))
  }
}

/**
 * Writes `embed.js` (loader), `embed/<chunk>.<hash>.js`, `preview.html`, `shop-preview.html` and `embed/fonts` into `outDir`; chunks of
 * earlier builds stay for a while. Returns the brotli bytes of each file by its name.
 */
export async function buildWidget({ outDir, minify = true, now = Date.now() }) {
  const sizes = {}
  const write = (name, content) => {
    writeFileSync(path.join(outDir, name), content)
    sizes[name] = brotliCompressSync(content).length
  }
  const publish = async (name, constants) => {
    // A chunk registers itself under its path. The path contains the hash of the chunk without the
    // path.
    const unnamed = await bundle(name, minify, { ...constants, CHUNK_PATH: UNNAMED })
    const file = `${CHUNKS}/${name}.${digest('sha256', unnamed, 'hex').slice(0, 8)}.js`
    const content = Buffer.from(unnamed).toString().replace(UNNAMED, `/${file}`)
    write(file, content)
    return { path: `/${file}`, integrity: `sha256-${digest('sha256', content, 'base64')}` }
  }
  mkdirSync(path.join(outDir, CHUNKS), { recursive: true })

  const ELEMENTS_CHUNK = await publish('elements', {})
  const POPUP_CHUNK = await publish('popup', { ELEMENTS_CHUNK })
  const LINE_CHUNK = await publish('line', {})
  const EVENTS_CHUNK = await publish('events', {})
  const GALLERY_CHUNK = await publish('gallery', { POPUP_CHUNK, LINE_CHUNK })
  // In its chunk, because a worker's script must be of the page's own origin.
  const MODEL_WORKER = Buffer.from(await bundle('model/worker', minify, {})).toString()
  const MODEL_CHUNK = await publish('model', { MODEL_WORKER })
  const PLAYER_CHUNK = await publish('player', { ELEMENTS_CHUNK })
  const STORIES_CHUNK = await publish('stories', { PLAYER_CHUNK })
  const preview = await publish('preview', { POPUP_CHUNK, LINE_CHUNK, PLAYER_CHUNK })
  const constants = { EVENTS_CHUNK, GALLERY_CHUNK, STORIES_CHUNK, MODEL_CHUNK, VERSION: version }
  write('embed.js', await bundle('loader', minify, constants))
  const page = readFileSync('widget/preview/preview.html', 'utf8')
    .replace('%SCRIPT%', preview.path)
    .replace('%INTEGRITY%', preview.integrity)
  // One page under two names, because the two need different policies.
  for (const name of ['preview.html', 'shop-preview.html']) write(name, Buffer.from(page))

  await copyFonts(outDir)

  const current = Object.keys(sizes)
    .filter((file) => file.startsWith(`${CHUNKS}/`))
    .map((file) => path.basename(file))
  keepEarlierChunks({ folder: path.join(outDir, CHUNKS), current, now })
  return sizes
}

function digest(algorithm, content, encoding) {
  return createHash(algorithm).update(content).digest(encoding)
}

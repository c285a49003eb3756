/** Builds the embed: the loader, its versioned chunks, and the page that the cabinet previews widgets in. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { keepEarlierChunks } from './lib/earlierChunks.mjs'

const CHUNKS = 'embed'
const { browserslist, version } = JSON.parse(readFileSync('package.json', 'utf8'))
/** «chrome >= 109» in the words of the bundler. */
const TARGET = browserslist.map((browser) => browser.replace(/\s*>=\s*/, ''))

/** Style sheets go into the script as text, because shadow roots adopt them from there. */
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

async function bundle(name, minify, constants) {
  const { outputFiles } = await build({
    entryPoints: [`widget/${name}/main.ts`],
    bundle: true,
    write: false,
    minify,
    format: 'iife',
    target: TARGET,
    plugins: [styleText(minify)],
    define: Object.fromEntries(
      Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    logLevel: 'warning',
  })
  return outputFiles[0].contents
}

/** Puts the fonts of stickers at the paths that the contract names. */
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
 * Writes `embed.js` (loader), `embed/<chunk>.<hash>.js`, `preview.html` and `embed/fonts` into `outDir`; chunks of
 * earlier builds stay for a while. Returns the brotli bytes of each file by its name.
 */
export async function buildWidget({ outDir, minify = true, now = Date.now() }) {
  const sizes = {}
  const write = (name, content) => {
    writeFileSync(path.join(outDir, name), content)
    sizes[name] = brotliCompressSync(content).length
  }
  const publish = async (name, constants) => {
    const content = await bundle(name, minify, constants)
    const file = `${CHUNKS}/${name}.${digest('sha256', content, 'hex').slice(0, 8)}.js`
    write(file, content)
    return { path: `/${file}`, integrity: `sha384-${digest('sha384', content, 'base64')}` }
  }
  mkdirSync(path.join(outDir, CHUNKS), { recursive: true })

  const ELEMENTS_CHUNK = await publish('elements', {})
  const POPUP_CHUNK = await publish('popup', { ELEMENTS_CHUNK })
  const GALLERY_CHUNK = await publish('gallery', { POPUP_CHUNK })
  const preview = await publish('preview', { POPUP_CHUNK })
  write('embed.js', await bundle('loader', minify, { GALLERY_CHUNK, VERSION: version }))
  const page = readFileSync('widget/preview/preview.html', 'utf8')
    .replace('%SCRIPT%', preview.path)
    .replace('%INTEGRITY%', preview.integrity)
  write('preview.html', Buffer.from(page))

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

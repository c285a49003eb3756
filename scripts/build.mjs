/** Builds the product into dist/: the cabinet, the embed and the landing page, the back office. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { buildLanding } from './buildLanding.mjs'
import { buildWidget } from './buildWidget.mjs'
import { fingerprint } from './lib/fingerprint.mjs'
import { bin, run } from './lib/run.mjs'

const OUT = 'dist'
const PUBLIC = path.join(OUT, 'public')
const STAMP = path.join(OUT, '.stamp')
/** Characters of the stamp that name a build to people. */
const BUILD_ID_LENGTH = 10
const SOURCES = [
  'src',
  'server',
  'demo',
  'widget',
  'translations',
  'public',
  'scripts',
  'webpack.config.ts',
  'postcss.config.cjs',
  'babel.config.js',
  'package-lock.json',
]

export async function buildServer({ outDir = path.join(OUT, 'server') } = {}) {
  await bundle({
    entryPoints: {
      main: 'server/main.ts',
      jobs: 'server/jobsThread.ts',
      createOwner: 'server/createOwner.ts',
      createPasswordLink: 'server/createPasswordLink.ts',
      draw: 'demo/draw.ts',
    },
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

/** The embed, the landing page and the files that are served as they are. */
export async function buildPublic({ minify = true } = {}) {
  mkdirSync(path.join(PUBLIC, 'assets'), { recursive: true })
  cpSync('public/favicon.svg', path.join(PUBLIC, 'assets/favicon.svg'))
  await Promise.all([
    buildLanding({ publicDir: PUBLIC, minify }),
    buildWidget({ outDir: PUBLIC, minify }),
  ])
}

function empty(folder, kept) {
  for (const name of readdirSync(folder)) {
    if (name !== kept) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Puts a brotli and a gzip copy beside each text file of a folder. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) compress(file)
    else if (/\.(js|css|svg|html)$/.test(entry.name)) {
      const content = readFileSync(file)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(`${file}.br`, brotliCompressSync(content, quality))
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    }
  }
}

function isFresh(stamp) {
  try {
    return readFileSync(STAMP, 'utf8') === stamp
  } catch {
    return false
  }
}

/** Builds everything unless the last build was made of the same sources. */
export async function buildProduct() {
  const stamp = fingerprint(SOURCES)
  if (isFresh(stamp)) return
  process.stdout.write('Building…\n')
  mkdirSync(PUBLIC, { recursive: true })
  // Shops ask for earlier chunks of the embed; `buildWidget` removes them in time.
  empty(OUT, 'public')
  empty(PUBLIC, 'embed')
  await Promise.all([
    run(bin('webpack'), ['--mode', 'production', '--stats', 'errors-warnings'], {
      env: { NODE_ENV: 'production', BUILD_ID: stamp.slice(0, BUILD_ID_LENGTH) },
    }),
    buildPublic(),
    buildServer(),
  ])
  compress(PUBLIC)
  writeFileSync(STAMP, stamp)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildProduct()
  const { printSizes } = await import('./sizes.mjs')
  printSizes()
}

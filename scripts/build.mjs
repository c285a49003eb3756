/** Builds the product into dist/: the cabinet, the embed and the landing page, the back office. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { build as bundle } from 'esbuild'
import { buildGuide } from './buildGuide.mjs'
import { buildLanding } from './buildLanding.mjs'
import { buildWidget } from './buildWidget.mjs'
import { fingerprint } from './lib/fingerprint.mjs'
import { bin, run } from './lib/run.mjs'

const { constants } = zlib
const brotliCompress = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const OUT = 'dist'
const PUBLIC = path.join(OUT, 'public')
const STAMP = path.join(OUT, '.stamp')
/** Length of the stamp by which people refer to a build. */
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
  'package.json',
  'package-lock.json',
]

/** Packages with binaries, fonts or tables, which they load from their own folder. */
const NATIVE_PACKAGES = [
  'sharp',
  '@photostructure/sqlite',
  '@node-rs/argon2',
  'pg-native',
  'pdfkit',
  'dejavu-fonts-ttf',
]
/**
 * Defines `require`, by which bundled CommonJS packages load Node's own modules. Bundled ES modules may import
 * `createRequire` themselves, so its name must stay free.
 */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)"

export async function buildServer({ outDir = path.join(OUT, 'server') } = {}) {
  await bundle({
    entryPoints: {
      main: 'server/main.ts',
      jobs: 'server/jobsThread.ts',
      createOwner: 'server/createOwner.ts',
      createPasswordLink: 'server/createPasswordLink.ts',
      changeEmail: 'server/changeEmail.ts',
      importAccount: 'server/importAccount.ts',
      settlePayment: 'server/settlePayment.ts',
      setProvider: 'server/setProvider.ts',
      rotateSecrets: 'server/rotateSecrets.ts',
      draw: 'demo/draw.ts',
    },
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    external: NATIVE_PACKAGES,
    banner: { js: REQUIRE },
    sourcemap: true,
    logLevel: 'warning',
  })
}

/** Builds the public files: the embed, the landing page, the guide, and the files that are served unchanged. */
export async function buildPublic({ minify = true } = {}) {
  mkdirSync(path.join(PUBLIC, 'assets'), { recursive: true })
  for (const name of ['favicon.svg', 'icon-192.png']) {
    cpSync(path.join('public', name), path.join(PUBLIC, 'assets', name))
  }
  await Promise.all([
    buildLanding({ publicDir: PUBLIC, minify }),
    buildGuide({ publicDir: PUBLIC, minify }),
    buildWidget({ outDir: PUBLIC, minify }),
  ])
}

function empty(folder, kept) {
  for (const name of readdirSync(folder)) {
    if (name !== kept) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Removes the last build in `out`. Earlier chunks of the embed stay, because shops still request them; `buildWidget`
 * removes them later.
 */
export function clearForBuild(out = OUT) {
  mkdirSync(path.join(out, 'public'), { recursive: true })
  empty(out, 'public')
  empty(path.join(out, 'public'), 'embed')
}

/**
 * Writes a brotli and a gzip copy beside each text file of a folder. Several files are compressed in parallel, because
 * brotli takes a second for a large file.
 */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      writeFileSync(`${file}.br`, await brotliCompress(content, quality))
      writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

function isFresh(stamp) {
  try {
    return readFileSync(STAMP, 'utf8') === stamp
  } catch {
    return false
  }
}

/**
 * Writes the back office into `outDir`: a copy of the last build if the sources have not changed, otherwise a new
 * build.
 */
export async function putServer(outDir) {
  if (isFresh(fingerprint(SOURCES))) cpSync(path.join(OUT, 'server'), outDir, { recursive: true })
  else await buildServer({ outDir })
}

/** Builds everything unless the last build has the same sources. */
export async function buildProduct() {
  const stamp = fingerprint(SOURCES)
  if (isFresh(stamp)) return
  process.stdout.write('Building…\n')
  clearForBuild()
  await Promise.all([
    run(bin('webpack'), ['--mode', 'production', '--stats', 'errors-warnings'], {
      env: { NODE_ENV: 'production', BUILD_ID: stamp.slice(0, BUILD_ID_LENGTH) },
    }),
    buildPublic(),
    buildServer(),
  ])
  await compress(PUBLIC)
  writeFileSync(STAMP, stamp)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildProduct()
  const { printSizes } = await import('./sizes.mjs')
  printSizes()
}

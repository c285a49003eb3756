import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const FONT = 'node_modules/@fontsource-variable/onest/files'

/** Builds the landing page into `publicDir/assets/landing` and `landing.html` beside it, and copies the font. */
export async function buildLanding({ publicDir, minify }) {
  const { metafile } = await build({
    entryPoints: { landing: 'server/landing/main.ts', style: 'server/landing/styles/landing.css' },
    outdir: path.join(publicDir, 'assets/landing'),
    entryNames: '[name].[hash]',
    bundle: true,
    minify,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    external: ['/assets/*'],
    metafile: true,
    logLevel: 'warning',
  })
  const names = Object.keys(metafile.outputs)
  const addressOf = (ending) =>
    `/${path.relative(publicDir, names.find((name) => name.endsWith(ending)) ?? '')}`
  const page = readFileSync('server/landing/landing.html', 'utf8')
    .replace('%STYLE%', addressOf('.css'))
    .replace('%SCRIPT%', addressOf('.js'))
  writeFileSync(path.join(publicDir, '..', 'landing.html'), page)

  const fonts = path.join(publicDir, 'assets/fonts/onest')
  mkdirSync(fonts, { recursive: true })
  for (const file of readdirSync(FONT)) {
    if (/(cyrillic|latin)-wght-normal\.woff2$/.test(file))
      cpSync(path.join(FONT, file), path.join(fonts, file))
  }
}

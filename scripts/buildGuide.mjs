import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { guidePages } from './lib/guide.mjs'

/** Builds the guide into `publicDir/guide`, with its style sheet in `publicDir/assets/guide`. */
export async function buildGuide({ publicDir, minify }) {
  const { metafile } = await build({
    entryPoints: ['public/guide/guide.css'],
    outdir: path.join(publicDir, 'assets/guide'),
    entryNames: '[name].[hash]',
    bundle: true,
    minify,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    external: ['/assets/*'],
    metafile: true,
    logLevel: 'warning',
  })
  const [style = ''] = Object.keys(metafile.outputs)
  const pages = guidePages({
    template: readFileSync('public/guide/page.html', 'utf8'),
    style: `/${path.relative(publicDir, style)}`,
  })
  for (const [address, html] of pages) {
    const file = path.join(publicDir, `${address}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

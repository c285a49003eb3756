import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const COMMON = {
  bundle: true,
  format: 'iife',
  target: ['chrome109', 'firefox115', 'safari16.4'],
  write: false,
  logLevel: 'warning',
}

async function bundle(entry, options) {
  const { outputFiles } = await build({ ...COMMON, ...options, entryPoints: [entry] })
  return Buffer.from(outputFiles[0].contents)
}

/** Writes a file under a name that its content makes, and tells its address and integrity. */
function publish(publicDir, name, ending, content) {
  const hash = createHash('sha384').update(content).digest()
  const file = `embed/${name}.${hash.toString('hex').slice(0, 12)}.${ending}`
  writeFileSync(path.join(publicDir, file), content)
  return { path: `/${file}`, integrity: `sha384-${hash.toString('base64')}` }
}

/** Builds the embed into `publicDir`: `embed.js` (the loader), its versioned chunks, and the preview page. */
export async function buildWidget({ publicDir, minify }) {
  mkdirSync(path.join(publicDir, 'embed'), { recursive: true })
  const [gallery, popup, preview, style] = await Promise.all([
    bundle('widget/gallery/main.ts', { minify }),
    bundle('widget/popup/main.ts', { minify }),
    bundle('widget/preview/main.ts', { minify }),
    bundle('widget/preview/preview.css', { minify }),
  ])
  const chunks = {
    gallery: publish(publicDir, 'gallery', 'js', gallery),
    popup: publish(publicDir, 'popup', 'js', popup),
  }
  const loader = await bundle('widget/loader/main.ts', {
    minify,
    define: {
      VITRINA_CHUNKS: JSON.stringify(chunks),
      VITRINA_VERSION: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version),
    },
  })
  writeFileSync(path.join(publicDir, 'embed.js'), loader)

  const script = publish(publicDir, 'preview', 'js', preview)
  const sheet = publish(publicDir, 'preview', 'css', style)
  const page = readFileSync('widget/preview/preview.html', 'utf8')
    .replace('%STYLE%', sheet.path)
    .replace('%STYLE_INTEGRITY%', sheet.integrity)
    .replace('%SCRIPT%', script.path)
    .replace('%SCRIPT_INTEGRITY%', script.integrity)
  writeFileSync(path.join(publicDir, 'preview.html'), page)
}

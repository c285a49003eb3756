import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Imports a part of a benchmark that uses modules of the product. The part is bundled in the same way as the product.
 */
export async function importBundled(name) {
  return import(pathToFileURL(await bundle(name)).href)
}

/** Bundles such a part; returns the path of the file. */
export async function bundle(name) {
  return write(name, 'mjs', { format: 'esm', platform: 'node', packages: 'external' })
}

/** Bundles such a part as a script for a page; returns the path of the file, which is its address in profiles. */
export async function bundleForPage(name) {
  return write(name, 'js', {
    format: 'iife',
    platform: 'browser',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

async function write(name, extension, options) {
  const outfile = path.resolve(`.cache/bench/${name}.${extension}`)
  mkdirSync(path.dirname(outfile), { recursive: true })
  await build({
    entryPoints: [`bench/data/${name}.ts`],
    outfile,
    bundle: true,
    logLevel: 'warning',
    ...options,
  })
  return outfile
}

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
  const outfile = path.resolve(`.cache/bench/${name}.mjs`)
  mkdirSync(path.dirname(outfile), { recursive: true })
  await build({
    entryPoints: [`bench/data/${name}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  })
  return outfile
}

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Imports a part of a benchmark that is written in the product's own terms, bundled as the product is. */
export async function importBundled(name) {
  return import(pathToFileURL(await bundle(name)).href)
}

/** The file that such a part was bundled to. */
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

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PublicFile } from './listPublicFiles'

const PLACEHOLDER = '%ORIGIN%'

/** Writes the origin of the widgets into the loader as it is served: modules, tag managers and `eval` run it without a script element to read it from. */
export function fillLoader(loader: PublicFile, widgetUrl: string): PublicFile {
  const { origin } = new URL(widgetUrl)
  const text = readFileSync(loader.copies.identity, 'utf8').replace(PLACEHOLDER, () => origin)
  const identity = Buffer.from(text)
  return {
    ...loader,
    contents: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
    etag: createHash('sha256').update(identity).digest('hex').slice(0, 20),
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { EMBED_SCRIPT } from '@/contract/widgets/embed'
import type { EmbedCode } from '../domains/widgets/weight/widgetWeight'
import type { Settings } from '../settings'
import { listPublicFiles, type PublicFile } from './listPublicFiles'

/** How the loader and the chunks refer to the chunks that they load. */
const CHUNK = /\/embed\/(\w+)\.[0-9a-f]{8}\.js/g

/**
 * The size in bytes of each of the embed's files, as served with Brotli where there is a copy. Follows the references in the loader and its chunks, because chunks of earlier builds are in the
 * same folder.
 */
export function readEmbedCode({
  distDir,
  widgetUrl,
}: Pick<Settings, 'distDir' | 'widgetUrl'>): EmbedCode {
  const files = listPublicFiles(path.join(distDir, 'public'))
  const code = new Map<string, number>()
  const add = (name: string, file: PublicFile | undefined) => {
    if (!file || code.has(name)) return
    code.set(name, servedBytes(file))
    const text = readFileSync(file.copies.identity, 'utf8')
    for (const [address, chunk = ''] of text.matchAll(CHUNK)) add(chunk, files.get(address))
  }
  const loader = files.get(EMBED_SCRIPT)
  add('loader', loader && fillLoader(loader, widgetUrl))
  return code
}

function servedBytes({ contents, copies }: PublicFile): number {
  const encoding = copies.br === undefined ? 'identity' : 'br'
  return (contents?.[encoding] ?? readFileSync(copies[encoding] ?? copies.identity)).length
}

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

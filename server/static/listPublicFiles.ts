import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Encoding } from '../http/requestHeaders'

/** The best first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip']
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

export interface PublicFile {
  /** Path on disk by encoding; `identity` is the file itself. */
  copies: Partial<Record<Encoding, string>> & { identity: string }
  type: string
  etag: string
  /** Generated content in memory, by encoding; absent when the file is read from disk. */
  contents?: Record<Encoding | 'identity', Buffer>
  /** Its name changes with its content. */
  isHashed: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
/** webpack's and esbuild's content hashes. */
const HASHED = /[.-](?:[0-9a-f]{8,}|[0-9A-Z]{8})\.\w+$/

/** The files of a folder by their path on the site. Listed once: only listed files are served, whatever a request's path is. */
export function listPublicFiles(folder: string): Map<string, PublicFile> {
  const files = new Map<string, PublicFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry)
    const type = TYPES[path.extname(entry)]
    if (type === undefined || !statSync(file).isFile()) continue
    files.set(`/${entry.split(path.sep).join('/')}`, {
      copies: { identity: file, ...compressedCopies(file) },
      type,
      etag: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20),
      isHashed: HASHED.test(entry),
    })
  }
  return files
}

function compressedCopies(file: string): Partial<Record<Encoding, string>> {
  const copies: Partial<Record<Encoding, string>> = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = file + SUFFIXES[encoding]
    if (existsSync(copy)) copies[encoding] = copy
  }
  return copies
}

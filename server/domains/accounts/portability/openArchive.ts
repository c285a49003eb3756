import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { openPromise, type Entry } from 'yauzl'
import * as v from 'valibot'
import { isBlobName } from '../../../blobs/blobStore'
import { newestSchema } from '../../../db/openDatabase'
import { ARCHIVED_TABLES } from '../tables/storedTables'
import {
  ARCHIVE_FORMAT,
  fileEntry,
  FILE_FOLDERS,
  MANIFEST,
  manifestSchema,
  tableEntry,
  type Manifest,
} from './archiveFormat'
import { ArchiveRefused } from './archiveRefused'

/** Far above the manifest of any account. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024
const MAX_LINE_BYTES = 64 * 1024 * 1024
/** Rows of an account are compressed to a tenth or so; deflate can reach a thousandth. */
const MAX_RATIO = 200
const SMALL_BYTES = 16 * 1024 * 1024

/** An archive that has exactly the entries of its manifest. Their contents are not checked yet. */
export interface Archive {
  manifest: Manifest
  /** Bytes of all entries, unpacked. */
  bytes: number
  /** Reads an entry and checks its size and sum on the way. */
  read: (entry: string) => AsyncGenerator<Buffer>
  close: () => void
}

const FILE_ENTRY = new RegExp(`^files/(?:${FILE_FOLDERS.join('|')})/([^/]+)$`)
const TABLES = new Set(ARCHIVED_TABLES.map(({ table }) => tableEntry(table)))

const isKnownEntry = (name: string) =>
  name === MANIFEST || TABLES.has(name) || isBlobName(FILE_ENTRY.exec(name)?.[1] ?? '')

/** Opens an archive; throws `ArchiveRefused` for one that this version did not make. The caller closes it. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, {
    autoClose: false,
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw unreadable(error)
  })
  try {
    const entries = await readEntries(zip)
    const manifestEntry = entries.get(MANIFEST)
    if (!manifestEntry) throw new ArchiveRefused('import_no-manifest')
    if (manifestEntry.uncompressedSize > MAX_MANIFEST_BYTES) {
      throw new ArchiveRefused('import_entry', { name: MANIFEST })
    }
    const text = Buffer.concat(await all(contentOf(zip, manifestEntry)))
    const manifest = readManifest(text)
    const parts = partsOf(manifest)
    demandSameEntries(entries, parts)
    const read = async function* (name: string): AsyncGenerator<Buffer> {
      const [entry, part] = [entries.get(name), parts.get(name)]
      if (!entry || !part) throw new ArchiveRefused('import_entry', { name })
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of contentOf(zip, entry)) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
      if (bytes !== part.bytes || hash.digest('hex') !== part.sha256) {
        throw new ArchiveRefused('import_sum', { name })
      }
    }
    const bytes = [...parts.values()].reduce((sum, part) => sum + part.bytes, 0)
    return {
      manifest,
      bytes,
      read,
      close: () => {
        zip.close()
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

type Zip = Awaited<ReturnType<typeof openPromise>>

async function readEntries(zip: Zip): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize } = entry
      const isBomb = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MAX_RATIO
      if (!isKnownEntry(name) || entries.has(name) || isBomb || !entry.canDecodeFileData()) {
        throw new ArchiveRefused('import_entry', { name: name.slice(0, 200) })
      }
      entries.set(name, entry)
    }
  } catch (error) {
    throw unreadable(error)
  }
  return entries
}

/** The refusal for the library's errors: a damaged archive, a path outside of it, a wrong size. */
const unreadable = (error: unknown) =>
  error instanceof ArchiveRefused
    ? error
    : new ArchiveRefused('import_unreadable', {
        what: error instanceof Error ? error.message.slice(0, 200) : '',
      })

async function* contentOf(zip: Zip, entry: Entry): AsyncGenerator<Buffer> {
  let content: Readable | undefined
  try {
    content = await zip.openReadStreamPromise(entry)
    for await (const chunk of content) yield chunk as Buffer
  } catch (error) {
    throw unreadable(error)
  } finally {
    content?.destroy()
  }
}

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const list: Buffer[] = []
  for await (const chunk of chunks) list.push(chunk)
  return list
}

function readManifest(text: Buffer): Manifest {
  let stated: unknown
  try {
    stated = JSON.parse(text.toString('utf8'))
  } catch {
    throw new ArchiveRefused('import_no-manifest')
  }
  // Another format may have other fields, so the format is refused before the fields are checked.
  const { success, output } = v.safeParse(v.object({ format: v.number() }), stated)
  if (success && output.format !== ARCHIVE_FORMAT) {
    throw new ArchiveRefused('import_format', { theirs: output.format, ours: ARCHIVE_FORMAT })
  }
  const manifest = v.safeParse(manifestSchema, stated)
  if (!manifest.success) throw new ArchiveRefused('import_no-manifest')
  const { schema } = manifest.output
  if (schema !== newestSchema()) {
    throw new ArchiveRefused('import_schema', { theirs: schema, ours: newestSchema() })
  }
  return manifest.output
}

type Parts = Map<string, { bytes: number; sha256: string }>

function partsOf({ tables, files }: Manifest): Parts {
  const rows = Object.entries(tables).map(([table, part]) => [tableEntry(table), part] as const)
  return new Map([...rows, ...Object.entries(files)])
}

/** Refuses an archive without one of the tables, or whose entries differ from its manifest. */
function demandSameEntries(entries: Map<string, Entry>, parts: Parts): void {
  for (const { table } of ARCHIVED_TABLES) {
    if (!parts.has(tableEntry(table))) throw new ArchiveRefused('import_no-manifest')
  }
  for (const [name, { bytes }] of parts) {
    if (entries.get(name)?.uncompressedSize !== bytes)
      throw new ArchiveRefused('import_sum', { name })
  }
  for (const name of entries.keys()) {
    if (name !== MANIFEST && !parts.has(name)) throw new ArchiveRefused('import_entry', { name })
  }
}

/** The lines of an entry, each with its number from 1. */
export async function* linesOf(
  archive: Archive,
  table: string,
): AsyncGenerator<{ line: number; text: string }> {
  let rest: Buffer[] = []
  let length = 0
  let line = 0
  for await (const chunk of archive.read(tableEntry(table))) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      rest.push(chunk.subarray(from, end))
      line += 1
      yield { line, text: Buffer.concat(rest).toString('utf8') }
      rest = []
      length = 0
      from = end + 1
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > MAX_LINE_BYTES) throw new ArchiveRefused('import_sum', { name: tableEntry(table) })
  }
  if (length > 0) throw new ArchiveRefused('import_sum', { name: tableEntry(table) })
}

/** The folder and the name of a file's entry. */
export function placeOf(entry: string): { folder: (typeof FILE_FOLDERS)[number]; name: string } {
  const name = FILE_ENTRY.exec(entry)?.[1] ?? ''
  const folder = FILE_FOLDERS.find((one) => fileEntry(one, name) === entry)
  if (!folder) throw new ArchiveRefused('import_entry', { name: entry })
  return { folder, name }
}

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { blobFile, blobFolders, isMissing } from '../../../blobs/diskFiles'
import { MODEL_COPIES } from '../../../blobs/variants'
import { newestSchema } from '../../../db/openDatabase'
import { readSnapshot } from '../../../db/readSnapshot'
import { iso } from '../../../language/times'
import type { World } from '../../../world'
import { exportedRows, filesOfRow, readCodes } from './accountRows'
import { ARCHIVED_TABLES } from '../tables/storedTables'
import {
  ARCHIVE_FORMAT,
  fileEntry,
  FILE_FOLDERS,
  MANIFEST,
  tableEntry,
  type FileFolder,
  type Manifest,
} from './archiveFormat'

type Storing = Pick<World, 'db' | 'blobs' | 'settings' | 'clock'>

/** Bytes that must remain free on the disk for other work. */
const SPARE_BYTES = 64 * 1024 * 1024

/** The disk has less room than the archive needs. Thrown before the disk is full. */
export class NoRoom extends Error {
  readonly code = 'ENOSPC'
}

export interface WrittenArchive {
  /** The temporary file with the archive. */
  file: string
  bytes: number
  rows: number
  files: number
  missing: number
}

/** Writes the archive of an account. After a failure or a stop no file remains. */
export async function writeArchive(
  world: Storing,
  accountId: number,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<WrittenArchive> {
  const folder = world.blobs.temporaryFile()
  const file = world.blobs.temporaryFile()
  await mkdir(folder, { recursive: true })
  try {
    const { manifest, names } = await readSnapshot(world.db, world.settings, (db) =>
      writeTables({ ...world, db }, { accountId, folder, signal }),
    )
    const stored = await findFiles(world, names, signal)
    manifest.missing = stored.missing
    await demandRoom(world, stored.bytes)
    await zip(file, { folder, manifest, files: stored.files, signal, onPercent })
    return {
      file,
      bytes: (await stat(file)).size,
      rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
      files: stored.files.length,
      missing: stored.missing.length,
    }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** By name: whether it may be an original. */
type Names = Map<string, boolean>

async function writeTables(
  world: Storing,
  { accountId, folder, signal }: { accountId: number; folder: string; signal: AbortSignal },
): Promise<{ manifest: Manifest; names: Names }> {
  const { id, username, name } = await world.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'username', 'name'])
    .executeTakeFirstOrThrow()
  const manifest: Manifest = {
    product: 'vitrina',
    format: ARCHIVE_FORMAT,
    schema: newestSchema(),
    build: buildOf(world),
    madeAt: iso(world.clock.now()),
    account: { id, username, name },
    tables: {},
    files: {},
    missing: [],
  }
  const names: Names = new Map()
  const codes = await readCodes(world.db)
  for (const table of ARCHIVED_TABLES) {
    const hash = createHash('sha256')
    const counts = { rows: 0, bytes: 0 }
    const handle = await open(path.join(folder, `${table.table}.ndjson`), 'wx')
    try {
      for await (const rows of exportedRows(world.db, table, id, codes)) {
        signal.throwIfAborted()
        const text = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        await handle.writeFile(text)
        hash.update(text)
        counts.rows += rows.length
        counts.bytes += text.length
        for (const row of rows) noteNames(names, table.table, row)
      }
    } finally {
      await handle.close()
    }
    manifest.tables[table.table] = { ...counts, sha256: hash.digest('hex') }
  }
  return { manifest, names }
}

function noteNames(names: Names, ...row: Parameters<typeof filesOfRow>): void {
  const { own, served } = filesOfRow(...row)
  for (const name of own) names.set(name, true)
  for (const name of served) if (!names.has(name)) names.set(name, false)
  // Copies of a model are stored beside it under its name.
  const models = [...own, ...served].filter((name) => name.endsWith(`.${MODEL_COPIES.identity}`))
  for (const model of models) {
    const bare = model.slice(0, -MODEL_COPIES.identity.length)
    for (const copy of [MODEL_COPIES.br, MODEL_COPIES.gzip]) names.set(bare + copy, false)
  }
}

/** The stamp of the build; empty where the server runs from its sources. */
function buildOf({ settings }: Pick<World, 'settings'>): string {
  try {
    return readFileSync(path.join(settings.distDir, '.stamp'), 'utf8').slice(0, 10)
  } catch {
    return ''
  }
}

interface StoredFile {
  entry: string
  path: string
  bytes: number
}

async function findFiles(
  { settings }: Pick<World, 'settings'>,
  names: Names,
  signal: AbortSignal,
): Promise<{ files: StoredFile[]; missing: string[]; bytes: number }> {
  const { served, originals } = blobFolders(settings.dataDir)
  const places: Record<FileFolder, string> = { blobs: served, originals }
  const found = { files: [] as StoredFile[], missing: [] as string[], bytes: 0 }
  for (const [name, mayBeOriginal] of names) {
    signal.throwIfAborted()
    const before = found.files.length
    for (const folder of mayBeOriginal ? FILE_FOLDERS : (['blobs'] as const)) {
      const place = blobFile(places[folder], name)
      const bytes = await sizeOf(place)
      if (bytes === null) continue
      found.files.push({ entry: fileEntry(folder, name), path: place, bytes })
      found.bytes += bytes
    }
    if (found.files.length === before) found.missing.push(name)
  }
  return found
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function demandRoom({ settings }: Pick<World, 'settings'>, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  if (bavail * bsize < needed + SPARE_BYTES) throw new NoRoom('The archive needs more room')
}

interface Zipping {
  folder: string
  manifest: Manifest
  files: readonly StoredFile[]
  signal: AbortSignal
  onPercent: (percent: number) => void
}

/** Tables first, then files as they are, then the manifest, which needs the sums of all. */
async function zip(
  target: string,
  { folder, manifest, files, signal, onPercent }: Zipping,
): Promise<void> {
  const archive = new ZipFile()
  const mtime = new Date(manifest.madeAt)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 1)
  let done = 0
  let percent = 0
  let source: Readable | undefined
  const follow = (bytes: number) => {
    done += bytes
    const reached = Math.min(99, Math.floor((done / total) * 100))
    if (reached > percent) onPercent((percent = reached))
  }
  for (const table of Object.keys(manifest.tables)) {
    archive.addFile(path.join(folder, `${table}.ndjson`), tableEntry(table), { mtime })
  }
  for (const { entry, path: file } of files) {
    archive.addReadStreamLazy(entry, { mtime, compress: false }, (ready) => {
      const summed = createSum(follow, (sum) => {
        manifest.files[entry] = sum
      })
      source = createReadStream(file)
      source.once('error', (error) => summed.destroy(error))
      ready(null, source.pipe(summed))
    })
  }
  archive.addReadStreamLazy(MANIFEST, { mtime }, (ready) => {
    ready(null, Readable.from([Buffer.from(JSON.stringify(manifest))]))
  })
  archive.end()
  const output = archive.outputStream as Readable
  archive.on('error', (error: Error) => output.destroy(error))
  try {
    await pipeline(output, createWriteStream(target, { flags: 'wx', flush: true }), { signal })
  } finally {
    source?.destroy()
  }
}

/** Passes bytes on and reports their number and sum at the end. */
function createSum(
  onBytes: (bytes: number) => void,
  onEnd: (sum: { bytes: number; sha256: string }) => void,
): Transform {
  const hash = createHash('sha256')
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk)
      bytes += chunk.length
      onBytes(chunk.length)
      pass(null, chunk)
    },
    flush(pass) {
      onEnd({ bytes, sha256: hash.digest('hex') })
      pass()
    },
  })
}

import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure } from '../sheet'

/** The bytes left for decompressing all parts of a file, including the shared texts of its cells; counted down during the reading. */
export interface UnpackBudget {
  left: number
}

const STORED = 0
const DEFLATED = 8
const PIECE = 64 * 1024

/** The limits do not depend on the size that the file declares: a bomb declares a small one. */
export function unpackBudget(fileBytes: number): UnpackBudget {
  const { bytes, atOnce, ratio } = REVIEW_FILE_LIMITS.unpacked
  return { left: Math.min(bytes, Math.max(atOnce, fileBytes * ratio)) }
}

export function spend(budget: UnpackBudget, count: number): void {
  budget.left -= count
  if (budget.left < 0) throw new SheetFailure('too-much-unpacked')
}

/** The bytes of a compressed file, in chunks. */
export async function* unpackedEntry(
  { method, packed }: ZipEntry,
  budget: UnpackBudget,
): AsyncGenerator<Uint8Array> {
  if (method !== STORED && method !== DEFLATED) throw new SheetFailure('broken')
  for await (const piece of method === STORED ? pieces(packed) : inflated(packed)) {
    spend(budget, piece.length)
    yield piece
  }
}

function* pieces(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

async function* inflated(packed: Buffer): AsyncGenerator<Uint8Array> {
  const stream = pipeline(
    Readable.from(pieces(packed), { objectMode: false }),
    createInflateRaw({ chunkSize: PIECE }),
    () => undefined,
  )
  try {
    for await (const piece of stream as AsyncIterable<Uint8Array>) yield piece
  } catch {
    throw new SheetFailure('broken')
  }
}

/** A compressed file within a ZIP. */
export interface ZipEntry {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  /** Its compressed bytes. */
  packed: Buffer
}

const END = { signature: 0x06054b50, length: 22, mostComment: 0xffff }
const CENTRAL = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const ENCRYPTED = 1

/** The files of a ZIP by their names, from its central directory. Throws for a broken one or one with a password. */
export function zipEntries(file: Buffer): Map<string, ZipEntry> {
  const end = endOf(file)
  const count = short(file, end + 10)
  if (count > REVIEW_FILE_LIMITS.parts) throw new SheetFailure('broken')
  const entries = new Map<string, ZipEntry>()
  let at = long(file, end + 16)
  for (let index = 0; index < count; index += 1) {
    if (long(file, at) !== CENTRAL.signature) throw new SheetFailure('broken')
    if ((short(file, at + 8) & ENCRYPTED) !== 0) throw new SheetFailure('old-format')
    const nameAt = at + CENTRAL.length
    const nameEnd = nameAt + short(file, at + 28)
    const name = file.toString('utf8', nameAt, nameEnd).replaceAll('\\', '/')
    const method = short(file, at + 10)
    const packed = packedBytes(file, long(file, at + 42), long(file, at + 20))
    // The first of equal names is used: programs differ about the others.
    if (!entries.has(name)) entries.set(name, { name, method, packed })
    at = nameEnd + short(file, at + 30) + short(file, at + 32)
  }
  return entries
}

/** The position of the end record of the central directory; a comment may follow it. */
function endOf(file: Buffer): number {
  const last = file.length - END.length
  for (let at = last; at >= Math.max(0, last - END.mostComment); at -= 1) {
    if (long(file, at) === END.signature) return at
  }
  throw new SheetFailure('broken')
}

function packedBytes(file: Buffer, at: number, length: number): Buffer {
  if (long(file, at) !== LOCAL.signature) throw new SheetFailure('broken')
  const start = at + LOCAL.length + short(file, at + 26) + short(file, at + 28)
  if (start + length > file.length) throw new SheetFailure('broken')
  return file.subarray(start, start + length)
}

/** Reads numbers at offsets that may point outside of the file. */
function short(file: Buffer, at: number): number {
  if (at + 2 > file.length) throw new SheetFailure('broken')
  return file.readUInt16LE(at)
}

function long(file: Buffer, at: number): number {
  if (at + 4 > file.length) throw new SheetFailure('broken')
  return file.readUInt32LE(at)
}

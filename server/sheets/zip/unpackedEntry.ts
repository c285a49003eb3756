import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { SheetFailure } from '../sheetFailure'
import type { ZipEntry } from './zipEntries'

/** The bytes left for decompressing all parts of a file, including the shared texts of its cells; counted down during the reading. */
export interface UnpackBudget {
  left: number
}

const STORED = 0
const DEFLATED = 8
const PIECE = 64 * 1024

/** Not by the size that the file declares: a bomb declares a small one. */
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

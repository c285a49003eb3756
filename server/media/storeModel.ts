import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { createStlReader } from '@/contract/widgets/stl/readStl'
import { StlRefused } from '@/contract/widgets/stl/stlFormat'
import { stlParts } from '@/contract/widgets/stl/stlParts'
import { sizeOf, type Extent, type Triangles } from '@/contract/widgets/stl/triangles'
import { MODEL_COPIES } from '../blobs/variants'
import { ApiError } from '../errors/apiError'
import { createFairQueue, requireCaller } from '../limits/fairQueue'
import type { PictureDesk } from '../pictures/pictures'
import type { ReceivedFile } from './checkFile'
import { writeReceived } from './writeReceived'

/** A large model takes seconds of work: one at a time, and requests are served in between. */
const queued = createFairQueue({
  concurrency: 1,
  concurrencyOfOwner: 1,
  mostOfOwner: 5,
  mostOfAll: 50,
  refusal: 'too-many-models',
})
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    // A large window finds vertices that are repeated megabytes later.
    [constants.BROTLI_PARAM_LGWIN]: 24,
  },
}

export interface StoredModel {
  fileName: string
  /** The name of the binary file; its compressed copies have the same hash (`MODEL_COPIES`). */
  blob: string
  bytes: number
  /** Bytes in Brotli. */
  packedBytes: number
  triangles: number
  /** Mm along the axes of the file. */
  size: Extent
}

/** Checks an STL file in full and stores it in its served form. Throws errors with messages for the user. */
export function storeModel(desk: PictureDesk, file: ReceivedFile): Promise<StoredModel> {
  return queued(desk.work, async () => {
    const triangles = await readTriangles(desk, file)
    const { blobs } = desk
    const paths = [blobs.temporaryFile(), blobs.temporaryFile(), blobs.temporaryFile()] as const
    const [plain, brotli, gzip] = paths
    try {
      const parts = patiently(desk, stlParts(triangles))
      const { sha256, bytes } = await writeReceived(parts, file.fileName, plain)
      await pipeline(
        createReadStream(plain),
        createBrotliCompress(BROTLI),
        createWriteStream(brotli),
      )
      requireCaller(desk.work)
      await pipeline(createReadStream(plain), createGzip(), createWriteStream(gzip))
      const packedBytes = (await stat(brotli)).size
      // Compressed copies first: once the file exists, they exist.
      await blobs.take(brotli, sha256, MODEL_COPIES.br)
      await blobs.take(gzip, sha256, MODEL_COPIES.gzip)
      return {
        fileName: file.fileName,
        blob: await blobs.take(plain, sha256, MODEL_COPIES.identity),
        bytes,
        packedBytes,
        triangles: triangles.count,
        size: sizeOf(triangles),
      }
    } finally {
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    }
  })
}

async function readTriangles(desk: PictureDesk, file: ReceivedFile): Promise<Triangles> {
  if (file.bytes === 0) throw refusal('empty-file', 'upload.empty-file', file)
  try {
    const reader = createStlReader(file.bytes)
    for await (const chunk of patiently(desk, createReadStream(file.path))) reader.write(chunk)
    return reader.end()
  } catch (error) {
    if (error instanceof StlRefused) throw refusal(error.problem, `upload.${error.problem}`, file)
    throw error
  }
}

/** Yields to other work after each part; ends when the caller has disconnected. */
async function* patiently(
  { work }: PictureDesk,
  parts: Iterable<Uint8Array> | Readable,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts as AsyncIterable<Uint8Array>) {
    requireCaller(work)
    yield part
    await setImmediate()
  }
}

function refusal(code: string, messageId: string, { fileName }: ReceivedFile): ApiError {
  return new ApiError(200, code, { messageId, values: { fileName }, facts: { fileName } })
}

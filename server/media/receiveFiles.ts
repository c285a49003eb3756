import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { MAX_UPLOAD_BYTES, MEGABYTE } from '@/contract/files/uploads'
import { isSystemError } from '../blobs/diskFiles'
import { ApiError } from '../errors/apiError'
import { pacedChunks } from '../limits/pace'
import type { World } from '../world'
import type { ReceivedFile } from './checkFile'
import { shownName, writeReceived } from './writeReceived'

/** A file and, for a video, its poster. */
const MAX_FILES = 2
/** Of one text: a note of some paragraphs. */
const FIELD_BYTES = 8 * 1024
/** The maximum overhead of part headers and boundaries. */
const FORM_OVERHEAD = MEGABYTE

/**
 * Reads a multipart form without holding it in memory: each file goes to a temporary file and is hashed on the way.
 * Passes the files and texts by field name to `use`, and removes afterwards those that `use` has not taken. Throws 413 as soon
 * as a file is larger than any limit, and 415 for anything but a form.
 */
async function receiveFiles<Result>(
  { blobs }: Pick<World, 'blobs'>,
  request: Request,
  use: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) throw new ApiError(415, 'wrong-type')
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > MAX_FILES * MAX_UPLOAD_BYTES + FORM_OVERHEAD) throw tooLarge()
  const paths: string[] = []
  const nextPath = () => {
    const path = blobs.temporaryFile()
    paths.push(path)
    return path
  }
  try {
    return await use(await parseForm(request.body, type, nextPath))
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

/** What a form holds, by the names of its fields. */
interface ReceivedForm {
  files: ReadonlyMap<string, ReceivedFile>
  fields: ReadonlyMap<string, string>
}

/** A file with the name of its field. */
type FieldFile = [string, ReceivedFile]

const malformed = () => new ApiError(400, 'bad-request')

function tooLarge(fileName?: string): ApiError {
  return new ApiError(413, 'file-too-large', {
    values: { maxMb: MAX_UPLOAD_BYTES / MEGABYTE },
    facts: { maxBytes: MAX_UPLOAD_BYTES, ...(fileName === undefined ? {} : { fileName }) },
  })
}

async function parseForm(
  body: ReadableStream<Uint8Array>,
  type: string,
  nextPath: () => string,
): Promise<ReceivedForm> {
  const parser = parserFor(type)
  const source = Readable.from(pacedChunks(body))
  const streams: Readable[] = []
  const receiving: Promise<FieldFile>[] = []
  const fields = new Map<string, string>()
  const parsed = new Promise<void>((resolve, reject) => {
    // Registered immediately, not when the promise is awaited later: an endless sender must be
    // stopped.
    const fail = (error: Error) => {
      source.unpipe(parser)
      source.destroy()
      for (const stream of streams) stream.destroy()
      reject(error)
    }
    const failMalformed = () => {
      fail(malformed())
    }
    parser.on('file', (field, stream, fileName) => {
      const name = shownName(fileName)
      streams.push(stream)
      stream.on('limit', () => {
        fail(tooLarge(name))
      })
      // The reader of the stream receives the error; until then it needs a listener.
      stream.on('error', () => undefined)
      const file = writeReceived(stream, name, nextPath()).then((received): FieldFile => [
        field,
        received,
      ])
      // A file that cannot be written ends the form immediately: the rest of it would be useless.
      file.catch((error: unknown) => {
        fail(isSystemError(error) ? error : malformed())
      })
      receiving.push(file)
    })
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) failMalformed()
      else fields.set(name, value)
    })
    parser.on('finish', resolve)
    parser.on('error', failMalformed)
    source.on('error', (error) => {
      fail(error instanceof ApiError ? error : malformed())
    })
    source.pipe(parser)
  })
  try {
    await parsed
  } finally {
    await Promise.allSettled(receiving)
  }
  return { files: new Map(await Promise.all(receiving)), fields }
}

function parserFor(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: MAX_FILES,
        fields: 10,
        fieldSize: FIELD_BYTES,
        // One more than the limit, so that a file of exactly the limit is not mistaken for a larger one.
        fileSize: MAX_UPLOAD_BYTES + 1,
      },
    })
  } catch {
    throw malformed()
  }
}

/** Reads a multipart form with a `file` in it, as `receiveFiles` does; throws 400 without one. */
export function receiveFile<Result>(
  world: Pick<World, 'blobs'>,
  request: Request,
  use: (
    file: ReceivedFile,
    poster: ReceivedFile | undefined,
    fields: ReceivedForm['fields'],
  ) => Promise<Result>,
): Promise<Result> {
  return receiveFiles(world, request, ({ files, fields }) => {
    const file = files.get('file')
    if (!file) throw new ApiError(400, 'bad-request')
    return use(file, files.get('poster'), fields)
  })
}

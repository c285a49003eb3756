import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib'
import { asWebFailure, CutFailure, WebFailure } from './web'

/** The supported encodings. */
export const ACCEPT_ENCODING = 'gzip, br'
/** More than one encoding is only used to exhaust memory. */
const MAX_ENCODINGS = 1
/** A truncated body returns the decoded part. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

/** A body without its `Content-Encoding`, chunk by chunk. Throws a `WebFailure`, also beyond `maxBytes`. */
export async function* unpacked(
  body: Readable,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of unpackedStream(body, encoding) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new WebFailure('too-large')
      yield chunk
    }
  } catch (error) {
    throw isCut(error) ? new CutFailure({ cause: error }) : asWebFailure(error)
  }
}

/** Node's error codes for a response shorter than announced, plain and compressed. */
const CUT = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']
const isCut = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && CUT.includes(String(error.code))

function unpackedStream(body: Readable, encoding: string): Readable {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_ENCODINGS) throw new WebFailure('unreachable')
  return codings.reduce<Readable>(
    (stream, coding) => pipeline(stream, unpacker(coding), () => undefined),
    body,
  )
}

function unpacker(coding: string): Transform {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip(LENIENT)
  if (coding === 'br') {
    return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
  }
  throw new WebFailure('unreachable')
}

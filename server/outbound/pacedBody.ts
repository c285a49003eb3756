import { Readable } from 'node:stream'
import { pacedReads, type Pace } from '../limits/pace'
import { LateFailure } from './web'

/** A body whose reading fails when less than the pace arrives of it, as it is sent, in a window of waiting. */
export function pacedBody(body: Readable, pace: Pace | undefined): Readable {
  return pace ? Readable.from(chunksOf(body, pace), { objectMode: false }) : body
}

async function* chunksOf(body: Readable, pace: Pace): AsyncGenerator<Uint8Array> {
  const chunks = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  try {
    yield* pacedReads(
      () => chunks.next(),
      pace,
      () => new LateFailure(),
    )
  } finally {
    body.destroy()
  }
}

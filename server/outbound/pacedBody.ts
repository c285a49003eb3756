import { Readable } from 'node:stream'
import { pacedReads } from '../limits/pace'
import { LateFailure, type WebRequest } from './web'

/** A body whose reading fails when less than the pace arrives of it, compressed, in a window of waiting. */
export function pacedBody(body: Readable, asked: Pick<WebRequest, 'pace' | 'waits'>): Readable {
  if (!asked.pace && !asked.waits) return body
  return Readable.from(chunksOf(body, asked), { objectMode: false })
}

async function* chunksOf(
  body: Readable,
  { pace, waits = (act) => act() }: Pick<WebRequest, 'pace' | 'waits'>,
): AsyncGenerator<Uint8Array> {
  const chunks = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const read = () => waits(() => chunks.next())
  try {
    if (pace) yield* pacedReads(read, pace, () => new LateFailure())
    else for (let next = await read(); next.done !== true; next = await read()) yield next.value
  } finally {
    body.destroy()
  }
}

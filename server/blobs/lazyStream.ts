import type { Readable } from 'node:stream'

/** Opens its source at the first read: the body of a response to HEAD is neither read nor cancelled. */
export function lazyStream(openSource: () => Readable): ReadableStream<Uint8Array> {
  let source: Readable | undefined
  let chunks: AsyncIterator<Uint8Array, undefined> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source ??= openSource()
        chunks ??= source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>
        const { value, done } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel() {
        await chunks?.return?.()
        source?.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

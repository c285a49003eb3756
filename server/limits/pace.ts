import { MAX_UPLOAD_BYTES, MEGABYTE } from '@/contract/files/uploads'
import { ApiError } from '../errors/apiError'

const SECOND = 1000
/** Bytes a second: a video of 50 MB takes less than an hour on the slowest usable connection. */
const MIN_PACE = 16 * 1024
/** Averaged over this time, to tolerate short stalls. */
const WINDOW_MS = 30 * SECOND
/** The largest form at the slowest pace: a video, its cover and the fields around them. */
export const MAX_BODY_MS = ((2 * MAX_UPLOAD_BYTES + MEGABYTE) / MIN_PACE) * SECOND + 2 * WINDOW_MS

export interface Pace {
  /** Bytes a second. */
  least: number
  /** Milliseconds. */
  window: number
}

export const BODY_PACE: Pace = { least: MIN_PACE, window: WINDOW_MS }

const tooSlow = () => new ApiError(408, 'too-slow', { headers: { Connection: 'close' } })

/**
 * The chunks of a body as they arrive. Throws 408 when less than the minimum pace came in a window; only the time
 * spent waiting for the sender counts.
 */
export async function* pacedChunks(
  body: ReadableStream<Uint8Array>,
  pace: Pace = BODY_PACE,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const sender = { isDone: false }
  const read = async () => {
    const next = await asRequest(reader.read())
    sender.isDone = next.done
    return next
  }
  try {
    yield* pacedReads(read, pace, tooSlow)
  } finally {
    // Not awaited: a silent sender does not react to the cancellation either.
    if (!sender.isDone) reader.cancel().catch(() => undefined)
  }
}

/** Yields the chunks of `read`; throws the error of `late` when a window of waiting has less than the pace. */
export async function* pacedReads(
  read: () => Promise<{ done?: boolean; value?: Uint8Array }>,
  pace: Pace,
  late: () => Error,
): AsyncGenerator<Uint8Array> {
  let waited = 0
  let bytes = 0
  for (;;) {
    const since = performance.now()
    const { done, value } = await within(read(), pace.window - waited, late)
    if (done === true || !value) return
    waited += performance.now() - since
    bytes += value.length
    if (bytes >= (pace.least * pace.window) / SECOND) {
      waited = 0
      bytes = 0
    }
    yield value
  }
}

/** Reads a body of a known length as a whole; throws 408 when it takes longer than the pace allows. */
export function pacedWhole<Result>(
  reading: Promise<Result>,
  bytes: number,
  { least, window }: Pace = BODY_PACE,
): Promise<Result> {
  return within(asRequest(reading), window + (bytes / least) * SECOND, tooSlow)
}

/** A sender who disconnects has sent no valid request. */
const asRequest = <Result>(reading: Promise<Result>): Promise<Result> =>
  reading.catch(() => {
    throw new ApiError(400, 'bad-request')
  })

async function within<Result>(
  reading: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late())
    }, milliseconds)
  })
  try {
    return await Promise.race([reading, isLate])
  } finally {
    clearTimeout(timer)
    // A later error is ignored.
    reading.catch(() => undefined)
  }
}

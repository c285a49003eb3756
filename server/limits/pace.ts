import { MAX_UPLOAD_BYTES, MEGABYTE } from '@/contract/files/uploads'
import { ApiError } from '../errors/apiError'

const SECOND = 1000
/** Bytes a second: a video of 50 MB in less than an hour, by the slowest line that anybody uploads videos on. */
const LEAST_PACE = 16 * 1024
/** Measured over so long, so that a tunnel or a lift is forgiven. */
const WINDOW_MS = 30 * SECOND
/** The largest form at the slowest pace: a video, its cover and the fields around them. */
export const LONGEST_BODY_MS =
  ((2 * MAX_UPLOAD_BYTES + MEGABYTE) / LEAST_PACE) * SECOND + 2 * WINDOW_MS

export interface Pace {
  /** Bytes a second. */
  least: number
  /** Milliseconds. */
  window: number
}

export const BODY_PACE: Pace = { least: LEAST_PACE, window: WINDOW_MS }

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
  let isDone = false
  let waited = 0
  let bytes = 0
  try {
    for (;;) {
      const since = performance.now()
      const { done, value } = await within(reader.read(), pace.window - waited)
      isDone = done
      if (done) return
      waited += performance.now() - since
      bytes += value.length
      if (bytes >= (pace.least * pace.window) / SECOND) {
        waited = 0
        bytes = 0
      }
      yield value
    }
  } finally {
    // Not awaited: a silent sender does not react to that either.
    if (!isDone) reader.cancel().catch(() => undefined)
  }
}

/** A body of so many bytes that is read as a whole; throws 408 when it takes longer than the pace allows. */
export function pacedWhole<Result>(
  reading: Promise<Result>,
  bytes: number,
  { least, window }: Pace = BODY_PACE,
): Promise<Result> {
  return within(reading, window + (bytes / least) * SECOND)
}

async function within<Result>(reading: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(tooSlow())
    }, milliseconds)
  })
  // A sender who disconnects has sent no valid request.
  const read = reading.catch(() => {
    throw new ApiError(400, 'bad-request')
  })
  try {
    return await Promise.race([read, late])
  } finally {
    clearTimeout(timer)
    // A later error is of no interest.
    read.catch(() => undefined)
  }
}

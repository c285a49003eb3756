import type { World } from '../world'

/** The longest pause between two rounds: other processes may plan work too. Far below the maximum of a timer. */
const MAX_PAUSE_MS = 5_000

/**
 * Runs a round now, and then whenever the next work is due (UTC, ms; null when none is planned). Returns a function that stops it: it aborts the
 * signal of the running round and resolves when the round ends.
 */
export function startRounds(
  { clock, report }: Pick<World, 'clock' | 'report'>,
  round: (stopping: AbortSignal) => Promise<number | null>,
  longestPause = MAX_PAUSE_MS,
): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const next = async () => {
    const due = await round(stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) report(error)
      return null
    })
    if (stopping.signal.aborted) return
    timer = setTimeout(
      () => {
        last = next()
      },
      pauseBefore(due, clock.now(), longestPause),
    )
    timer.unref()
  }
  let last = next()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await last
  }
}

/** Work that stays due is not retried in a loop. */
function pauseBefore(due: number | null, now: number, longest: number): number {
  return due === null || due <= now ? longest : Math.min(due - now, longest)
}

import type { World } from '../world'

/**
 * The longest pause between two rounds: what is due may also be planned by other processes. Far below what a timer
 * can hold, however far away the next thing is.
 */
const LONGEST_PAUSE_MS = 5_000

/**
 * Does a round now, and from then on when the next thing is due (UTC, ms; null: nothing is planned). Returns what ends
 * it: the signal of the round under way is aborted, and the promise ends with the round.
 */
export function startRounds(
  { clock, report }: Pick<World, 'clock' | 'report'>,
  round: (stopping: AbortSignal) => Promise<number | null>,
  longestPause = LONGEST_PAUSE_MS,
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

/** What stays due is not tried in a loop. */
function pauseBefore(due: number | null, now: number, longest: number): number {
  return due === null || due <= now ? longest : Math.min(due - now, longest)
}

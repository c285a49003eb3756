import type { World } from '../world'
import { forgetCounts, shareCounts } from './shareCounts'

const SHARE_INTERVAL_MS = 1000
const REPORT_INTERVAL_MS = 60_000

/** Shares counts with other processes each second and logs refusals each minute. Returns a function that stops it. */
export function startLimits(
  world: Pick<World, 'db' | 'clock' | 'publicCalls' | 'report'>,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let isFailing = false
  const share = () => {
    last = last
      .then(() => shareCounts(world))
      .then(() => {
        isFailing = false
      })
      .catch((error: unknown) => {
        // Each process continues alone; one report is enough.
        if (!isFailing) world.report(error)
        isFailing = true
      })
  }
  const reportAndForget = () => {
    reportRefusals(world)
    last = last.then(() => forgetCounts(world)).catch(world.report)
  }
  const timers = [
    setInterval(share, SHARE_INTERVAL_MS),
    setInterval(reportAndForget, REPORT_INTERVAL_MS),
  ]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await last
    reportRefusals(world)
  }
}

export function reportRefusals({
  publicCalls,
  report,
}: Pick<World, 'publicCalls' | 'report'>): void {
  const line = publicCalls.refusals.takeReport()
  if (line !== null) report(line)
}

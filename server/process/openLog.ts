import { findOutage } from '../errors/outage'
import type { RequestFacts } from '../caller/requestFacts'
import { countEntry, logEntry } from './log'
import type { World } from '../world'

const REPORT_INTERVAL_MS = 60_000

export interface Log {
  report: World['report']
  /** Says how often each outage came that was told already; forgets those that came no more. */
  reportRepeated(): void
  /** Tells each minute. Returns what ends it, telling what is left. */
  start(): () => void
}

interface Repeated {
  found: NonNullable<ReturnType<typeof findOutage>>
  count: number
  last: RequestFacts | undefined
}

/**
 * Writes what is reported. An outage is told when it comes and then once a minute: every request meets the same one,
 * and the log would be filled by it, perhaps on the very disk that is full.
 */
export function openLog(write: (entry: string) => void, now: () => number): Log {
  const outages = new Map<string, Repeated>()
  const reportRepeated = () => {
    for (const [name, { found, count, last }] of outages) {
      if (count === 0) outages.delete(name)
      else {
        write(countEntry(found, count, last, new Date(now())))
        outages.set(name, { found, count: 0, last: undefined })
      }
    }
  }
  return {
    report(error, request) {
      const found = findOutage(error)
      const known = found && outages.get(found.name)
      if (known) {
        known.count += 1
        known.last = request
        return
      }
      if (found) outages.set(found.name, { found, count: 0, last: undefined })
      write(logEntry(error, request, new Date(now())))
    },
    reportRepeated: reportRepeated,
    start() {
      const timer = setInterval(reportRepeated, REPORT_INTERVAL_MS).unref()
      return () => {
        clearInterval(timer)
        reportRepeated()
      }
    },
  }
}

import { findOutage } from '../errors/outage'
import type { RequestFacts } from '../caller/requestFacts'
import { countEntry, logEntry } from './log'
import type { World } from '../world'

const REPORT_INTERVAL_MS = 60_000

export interface Log {
  report: World['report']
  /** Logs how often each reported outage occurred again; forgets those that no longer occur. */
  reportRepeated(): void
  /** Logs each minute. Returns a function that stops it and logs the rest. */
  start(): () => void
}

interface Repeated {
  found: NonNullable<ReturnType<typeof findOutage>>
  count: number
  last: RequestFacts | undefined
}

/**
 * Writes reports to the log. An outage is logged when it begins and then once a minute: every request meets the same
 * one, and the log would be filled by it, perhaps on the very disk that is full.
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
    reportRepeated,
    start() {
      const timer = setInterval(reportRepeated, REPORT_INTERVAL_MS).unref()
      return () => {
        clearInterval(timer)
        reportRepeated()
      }
    },
  }
}

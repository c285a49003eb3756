import type { RequestFacts } from '../caller/requestFacts'
import { findOutage, outageOf } from '../errors/outage'
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

/**
 * A line of the log, followed by the stack of a failure. An outage is logged by its cause alone: it occurs with every request, and the disk may be
 * full.
 */
export function logEntry(error: unknown, request: RequestFacts | undefined, now: Date): string {
  const heading = [now.toISOString(), ...(request ? [nameOf(request)] : [])].join(' ')
  const outage = outageOf(error)
  return outage === null
    ? `${heading} ${textOf(error)}\n`
    : `${heading} ${outage}: ${messagesOf(error).join(' ← ')}\n`
}

/** The entry for repeated outages that were not logged one by one. */
function countEntry(
  { outage, name }: NonNullable<ReturnType<typeof findOutage>>,
  count: number,
  last: RequestFacts | undefined,
  now: Date,
): string {
  const where = last ? `; the last: ${nameOf(last)}` : ''
  return `${now.toISOString()} ${outage}: ${name}, ${count} more since it was last logged${where}\n`
}

function nameOf({ id, method, path, account, person }: RequestFacts): string {
  const who = [account ?? '-', ...(person === null ? [] : [String(person)])].join('/')
  return `${method} ${path} account=${who} request=${id}`
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? error.message
  return error.cause === undefined ? own : `${own}\ncaused by ${textOf(error.cause)}`
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))]
}

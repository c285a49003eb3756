import type { findOutage } from '../errors/outage'
import { outageOf } from '../errors/outage'
import type { RequestFacts } from '../caller/requestFacts'

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
export function countEntry(
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

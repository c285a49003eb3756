import type { SessionLog } from '../recorder'

/** The facts of a record that the dialog shows before it is saved. */
export interface LogFacts {
  steps: number
  /** Times of the first and the last step, ms; null without steps. */
  span: { since: number; till: number } | null
  /** The screens that were opened, by their addresses, each once. */
  screens: number
  /** Errors of the page, and requests that failed. */
  errors: number
}

const FAILED = /\/rejected$/
const LOCATION = 'location/'

/** Counts what a record holds. */
export function describeLog({ segments, track = [] }: SessionLog): LogFacts {
  const recorded = segments.flatMap(({ actions }) => actions)
  const [first] = recorded
  const last = recorded.at(-1)
  const screens = recorded.flatMap(({ action }) => pathIn(action) ?? [])
  const events = track.filter(({ at }) => first !== undefined && at >= first.at)
  const failed = recorded.filter(({ action }) => FAILED.test(action.type) && isReal(action.meta))
  const inConsole = events.filter((event) => event.kind === 'console' && event.level === 'error')
  return {
    steps: recorded.length,
    span: first && last ? { since: first.at, till: last.at } : null,
    screens: new Set(screens).size,
    errors: failed.length + inConsole.length,
  }
}

/** False for a request that was cancelled or not needed. */
const isReal = (meta: unknown) =>
  !['condition', 'aborted'].some((key) => (meta as Record<string, unknown> | undefined)?.[key])

function pathIn({ type, payload }: { type: string; payload?: unknown }): string | null {
  if (!type.startsWith(LOCATION)) return null
  const path = (payload as { pathname?: unknown } | undefined)?.pathname
  return typeof path === 'string' ? path : null
}

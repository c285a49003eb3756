/** Everything that a request may end in, besides data. Plain and serialisable, because it is recorded. */
export type ApiError =
  /** `redirect`: the call was answered by another address (product-rules/calls.md#redirects). */
  | { kind: 'network' | 'timeout' | 'aborted' | 'redirect' | 'missing-body' }
  | { kind: 'http'; status: number; statusMessage?: string; code?: string; body?: unknown }
  | { kind: 'parse'; status: number }
  /** The envelope said no: something that the person can mend. */
  | { kind: 'envelope'; message: string; code?: string; field?: string; values?: ErrorValues }
  /** The body is not of the contract's shape; `issues` are paths, never values. */
  | { kind: 'schema'; issues: string[] }

/** What was measured, for texts that name a figure. */
export type ErrorValues = Record<string, string | number>

/** What an endpoint wants the middleware to do about its failures; see app/middleware. */
export interface FailurePolicy {
  /** 403: one warning and the landing page, or nothing at all. */
  on403: 'redirect' | 'silent'
  /** Whether other failures show a toast; a screen that shows them in place says no. */
  toast: boolean
}

/**
 * What of an endpoint's answers a recorded session may hold: everything but personal data, only their shape
 * (keys, numbers, lengths of texts), or nothing.
 */
export type RecordPolicy = 'full' | 'shape' | 'none'

/** The options of an endpoint; `shape` unless it says that its answers must be seen in a replay. */
export interface EndpointOptions extends FailurePolicy {
  record: RecordPolicy
}

export const DEFAULT_POLICY: FailurePolicy = { on403: 'redirect', toast: true }

/** Travels with every answer, so that middleware needs no table of endpoints. */
export interface ApiMeta {
  status: number
  policy: FailurePolicy
}

/** The error of a query or mutation as this application knows it; null for RTK's own serialised ones. */
export function asApiError(error: unknown): ApiError | null {
  return typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : null
}

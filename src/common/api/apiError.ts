import type { Message } from '@/common/i18n/messages'

/** Every way in which a request may fail. Plain and serialisable, because it is recorded. */
export type ApiError =
  /** `redirect`: the response came from another address (product-rules/calls.md#redirects). */
  | { kind: 'network' | 'timeout' | 'aborted' | 'redirect' | 'missing-body' }
  | { kind: 'http'; status: number; statusMessage?: string; code?: string; body?: unknown }
  | { kind: 'parse'; status: number }
  /** The envelope reports a refusal: an error that the person can correct. */
  | { kind: 'envelope'; message: string; code?: string; field?: string; values?: ErrorValues }
  /** The body does not match the contract; `issues` are paths, never values. */
  | { kind: 'schema'; issues: string[] }

/** Measured values, for texts that name a figure. */
export type ErrorValues = Record<string, string | number>

/** How the middleware handles the failures of an endpoint; see app/middleware. */
export interface FailurePolicy {
  /** 403: one warning and the landing page, or nothing at all. */
  on403: 'redirect' | 'silent'
  /** Whether other failures show a toast; false for a screen that shows them in place. */
  toast: boolean
}

/**
 * The part of an endpoint's responses that a session recorded with texts may contain: everything but personal data,
 * only their shape (keys, numbers, lengths of texts), or nothing. Without texts it contains the shape at most.
 */
export type RecordPolicy = 'full' | 'shape' | 'none'

/** The options of an endpoint; `record` is `shape` by default, `full` where a replay has to show the response. */
export interface EndpointOptions extends FailurePolicy {
  record: RecordPolicy
}

export const DEFAULT_POLICY: FailurePolicy = { on403: 'redirect', toast: true }

/** Included in every response, so that middleware needs no table of endpoints. */
export interface ApiMeta {
  status: number
  policy: FailurePolicy
}

/** The error of a query or mutation as an `ApiError`; null for RTK's own serialised ones. */
export function asApiError(error: unknown): ApiError | null {
  return typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : null
}

/** The session has expired or the right is missing: the middleware shows that, and a retry is useless. */
export function isAccessLost(error: ApiError): boolean {
  return error.kind === 'http' && (error.status === 401 || error.status === 403)
}

/**
 * The message for a failed call (product-rules/errors.md#failure-messages): the back office's own text for a refusal,
 * else `serverError`. Null for failures that are handled elsewhere (401, 403) and for aborted calls.
 */
export function failureMessage(failure: unknown): Message | null {
  const error = asApiError(failure)
  if (error?.kind === 'aborted' || (error && isAccessLost(error))) return null
  const text = error && reasonOf(error)
  return {
    ...(text ? { text } : { id: 'serverError' }),
    ...(isFault(error, text) && { isFault: true }),
  }
}

/** The back office's text for people. */
function reasonOf(error: ApiError): string | null {
  if (error.kind === 'envelope') return error.message
  // A 500 has no text for people; 503 and 507 explain what to wait for.
  return error.kind === 'http' && error.status !== 500 ? (error.statusMessage ?? null) : null
}

/** Whether another input, waiting for the connection or a new attempt mends nothing (product-rules/errors.md#reported-by-people). */
function isFault(error: ApiError | null, text: string | null): boolean {
  if (error === null) return true
  if (!text) return !isConnection(error)
  return error.kind === 'http' && (error.status >= 500 || error.code === 'bad-request')
}

const isConnection = ({ kind }: ApiError) =>
  kind === 'network' || kind === 'timeout' || kind === 'redirect'

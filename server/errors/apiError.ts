export type FailureStatus =
  | 200
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 413
  | 415
  | 429
  | 500
  | 503
  | 507

interface Details {
  /** Message id when it is not `server.{code}`. */
  messageId?: string
  /** Values of the message. */
  values?: Record<string, string | number>
  /** The invalid field of the request. */
  field?: string
  /** More about the problem, for the caller: measured figures, a file's name. */
  facts?: Record<string, string | number>
  /** Headers of the response. */
  headers?: Record<string, string>
  /** `response.body` of a failed response that contains data. */
  body?: unknown
}

/** Thrown anywhere below a route; becomes status and envelope in one place. Status 200: the user can fix it. */
export class ApiError extends Error {
  readonly status: FailureStatus
  readonly code: string
  readonly details: Details

  constructor(status: FailureStatus, code: string, details: Details = {}) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** An input violates a product rule. */
export function refused(code: string, field?: string, values?: Details['values']): ApiError {
  return new ApiError(200, code, {
    ...(field === undefined ? {} : { field }),
    ...(values === undefined ? {} : { values }),
  })
}

/** 429 with the time after which the caller may retry. */
export function tooMany(
  seconds: number,
  code:
    | 'too-many-attempts'
    | 'too-many-pictures'
    | 'too-many-models'
    | 'too-many-links' = 'too-many-attempts',
): ApiError {
  return new ApiError(429, code, {
    values: { seconds },
    facts: { retryAfterSeconds: seconds },
    headers: { 'Retry-After': String(seconds) },
  })
}

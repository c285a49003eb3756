import type { Pace } from '../limits/pace'

/** `ETag` and `Last-Modified` as they arrived; empty when the response had none. */
export interface WebValidators {
  etag: string
  lastModified: string
}

/** Runs an action that waits for a remote server, and measures the wait. */
export type Waits = <Result>(act: () => Promise<Result>) => Promise<Result>

export interface WebRequest {
  /** The accepted types, as in the header. */
  accept: string
  /** The limit of the decompressed body; reading beyond it fails. */
  maxBytes: number
  /** From the first request to the last byte, in ms; by default the limit of a page. */
  limitMs?: number
  /** Until the response begins, including redirects, in ms; by default the total limit. */
  startMs?: number
  /** The minimum pace of its body; any pace by default. */
  pace?: Pace
  /** Receives each wait for the remote server. */
  waits?: Waits
  /** Validators of an earlier response: the response is 304 when nothing has changed. */
  validators?: WebValidators
  /** Aborts the reading before its own timeout. */
  signal?: AbortSignal
}

export interface WebResponse {
  /** The final address, after redirects. */
  url: string
  status: number
  /** `Content-Type`; empty when the response names none. */
  type: string
  validators: WebValidators
  /** Every `Content-Security-Policy`, separated by commas; empty when the response has none. */
  policy: string
  /** Unpacked. Throws a `WebFailure` and nothing else. */
  body: AsyncIterable<Uint8Array>
}

/** Reads public addresses only: never a private machine or network, by any name or redirect. */
export interface Web {
  /** Passes the response to `use`; the rest that `use` has not read is dropped. Throws a `WebFailure`. */
  read<Result>(
    url: string,
    request: WebRequest,
    use: (response: WebResponse) => Promise<Result>,
  ): Promise<Result>
}

/**
 * `private`: the address is of a private network. `unusual`: another protocol or port, or a password in the address.
 * `loop`: endless redirects. `too-large`: over the requested limit. `unreachable`: no response, or not in time.
 */
export type WebFailureKind = 'private' | 'unusual' | 'loop' | 'too-large' | 'unreachable'

export class WebFailure extends Error {
  readonly kind: WebFailureKind

  constructor(kind: WebFailureKind, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** The reading did not finish within its time limit, including redirects. */
export class LateFailure extends WebFailure {
  constructor() {
    super('unreachable')
  }
}

/** The connection ended before the body did. */
export class CutFailure extends WebFailure {
  constructor(options?: ErrorOptions) {
    super('unreachable', options)
  }
}

/** Returns a `WebFailure` as it is, and wraps any other error as `unreachable`. */
export function asWebFailure(error: unknown): WebFailure {
  return error instanceof WebFailure ? error : new WebFailure('unreachable', { cause: error })
}

import type { Pace } from '../limits/pace'

/** `ETag` and `Last-Modified` as they arrived; empty when the response had none. */
export interface WebValidators {
  etag: string
  lastModified: string
}

/** Does what waits for somebody else, and counts how long it waited. */
export type Waits = <Result>(act: () => Promise<Result>) => Promise<Result>

export interface WebRequest {
  /** The accepted types, as in the header. */
  accept: string
  /** Of the unpacked body; reading more of it fails. */
  maxBytes: number
  /** From the first question to the last byte, in ms; a page's unless set. */
  limitMs?: number
  /** Until the response begins, redirects and all, in ms; as long as the whole unless set. */
  startMs?: number
  /** The least at which its body may arrive; any pace unless set. */
  pace?: Pace
  /** Is given each wait for the other side. */
  waits?: Waits
  /** What an earlier response called itself: an unchanged one answers 304. */
  validators?: WebValidators
  /** Ends the reading before its own time is over. */
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

/** Reads public addresses only: never a private machine or network, whatever name or redirect leads there. */
export interface Web {
  /** Passes the response to `use`; what `use` has not read by its end is dropped. Throws a `WebFailure`. */
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

/** It did not come to its end in the time that it may take, redirects and all. */
export class LateFailure extends WebFailure {
  constructor() {
    super('unreachable')
  }
}

/** Its connection ended before its body did. */
export class CutFailure extends WebFailure {
  constructor(options?: ErrorOptions) {
    super('unreachable', options)
  }
}

/** What went wrong below as a failure of the web. */
export function asWebFailure(error: unknown): WebFailure {
  return error instanceof WebFailure ? error : new WebFailure('unreachable', { cause: error })
}

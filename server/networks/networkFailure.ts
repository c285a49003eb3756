/**
 * `key`: the token expired or was revoked. `rights`: it may not read this. `person`: the network requires user action. `limited`: too many calls.
 * `closed`: the group is closed, blocked or deleted. `unreachable`: no usable response.
 * `conflict`: another client takes the posts away with the same key.
 * `operator`: the network limits the operator's own application.
 * `refused`: the network rejects the call as wrong, which is our fault.
 */
export type NetworkFailureKind =
  | 'key'
  | 'rights'
  | 'person'
  | 'limited'
  | 'closed'
  | 'unreachable'
  | 'conflict'
  | 'operator'
  | 'refused'

/** Why a network could not be read. Never contains the request: it has the token in it. */
export class NetworkFailure extends Error {
  readonly kind: NetworkFailureKind
  /** The pause that the network requests, in ms; null without one. */
  readonly restMs: number | null

  constructor(kind: NetworkFailureKind, detail = '', restMs: number | null = null) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.kind = kind
    this.restMs = restMs
  }
}

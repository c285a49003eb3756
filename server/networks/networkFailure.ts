/**
 * `key`: the token ended or was withdrawn. `rights`: it may not read this. `person`: the network wants to see a
 * person. `limited`: too many calls. `closed`: the group is closed, blocked or gone. `unreachable`: no usable response.
 * `conflict`: somebody else takes the posts away with the same key.
 * `operator`: the network limits the operator's own application.
 * `refused`: the network says that the call is wrong, which is our fault.
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

/** Why a network could not be read. Never contains what was sent: it has the token in it. */
export class NetworkFailure extends Error {
  readonly kind: NetworkFailureKind
  /** How long the network wants to be left alone, in ms; null when it does not say. */
  readonly restMs: number | null

  constructor(kind: NetworkFailureKind, detail = '', restMs: number | null = null) {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.kind = kind
    this.restMs = restMs
  }
}

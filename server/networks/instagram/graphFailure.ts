import { NetworkFailure, type NetworkFailureKind } from '../networkFailure'

export const HOUR_MS = 3_600_000
const LONGEST_REST_MS = 6 * HOUR_MS

const CODES: Readonly<Record<number, NetworkFailureKind>> = {
  1: 'unreachable',
  2: 'unreachable',
  3: 'rights',
  4: 'limited',
  10: 'rights',
  17: 'limited',
  // The hashtag does not exist.
  24: 'closed',
  32: 'limited',
  // An expired session; 190 is any other end of a token.
  102: 'key',
  190: 'key',
  341: 'limited',
  368: 'person',
  613: 'limited',
  80002: 'limited',
}
/** Of 190: the user must open facebook.com, and the token stays valid. */
const CHECKPOINTS: readonly number[] = [459, 464]
/** Of 100: the object does not exist, or this token may not see it. */
const GONE = 33
const FIRST_RIGHT = 200
const LAST_RIGHT = 299

export interface GraphError {
  code: number
  subcode: number
  /** The pause that Meta requests, in ms; null without one. */
  restMs: number | null
}

/** The meaning of Meta's error codes (product-rules/sources.md#when-a-network-refuses). */
export function graphFailure(
  { code, subcode, restMs }: GraphError,
  method: string,
): NetworkFailure {
  const kind = kindOf(code, subcode)
  const detail = `${method}: ${String(code)}.${String(subcode)}`
  if (kind !== 'limited') {
    return new NetworkFailure(kind, detail, kind === 'person' ? LONGEST_REST_MS : null)
  }
  return new NetworkFailure(kind, detail, Math.min(restMs ?? HOUR_MS, LONGEST_REST_MS))
}

function kindOf(code: number, subcode: number): NetworkFailureKind {
  if (code === 190 && CHECKPOINTS.includes(subcode)) return 'person'
  if (code === 100) return subcode === GONE ? 'closed' : 'refused'
  if (code >= FIRST_RIGHT && code <= LAST_RIGHT) return 'rights'
  // An undocumented code counts as temporary.
  return CODES[code] ?? 'unreachable'
}

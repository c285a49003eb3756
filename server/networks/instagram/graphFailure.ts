import { NetworkFailure, type NetworkFailureKind } from '../networkFailure'

const HOUR_MS = 3_600_000
const LONGEST_REST_MS = 6 * HOUR_MS

const CODES: Readonly<Record<number, NetworkFailureKind>> = {
  1: 'unreachable',
  2: 'unreachable',
  3: 'rights',
  4: 'limited',
  10: 'rights',
  17: 'limited',
  // There is no such hashtag.
  24: 'closed',
  32: 'limited',
  // A session that has ended; 190 is any other end of a token.
  102: 'key',
  190: 'key',
  341: 'limited',
  368: 'person',
  613: 'limited',
  80002: 'limited',
}
/** Of 190: the person has to open facebook.com, and the token lives on. */
const CHECKPOINTS: readonly number[] = [459, 464]
/** Of 100: there is no such thing, or none that this token may see. */
const GONE = 33
const FIRST_RIGHT = 200
const LAST_RIGHT = 299

export interface GraphError {
  code: number
  subcode: number
  /** How long Meta wants to be left alone, in ms; null when it does not say. */
  restMs: number | null
}

/** What Meta's error codes ask for (product-rules/sources.md#when-a-network-refuses). */
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
  // A code that nobody has described is taken for a passing one.
  return CODES[code] ?? 'unreachable'
}

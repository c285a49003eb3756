import { NetworkFailure, type NetworkFailureKind } from '../networkFailure'

const HOUR_MS = 3_600_000

interface Meaning {
  kind: NetworkFailureKind
  restMs?: number
}

/** The meaning of VK's error codes (product-rules/sources.md#when-a-network-refuses). */
const MEANINGS: Readonly<Record<number, Meaning>> = {
  1: { kind: 'unreachable' },
  3: { kind: 'refused' },
  // A key was revoked, has expired, or its owner changed the password.
  5: { kind: 'key' },
  6: { kind: 'limited' },
  7: { kind: 'rights' },
  8: { kind: 'refused' },
  9: { kind: 'limited', restMs: HOUR_MS },
  10: { kind: 'unreachable' },
  13: { kind: 'unreachable' },
  14: { kind: 'person', restMs: 6 * HOUR_MS },
  15: { kind: 'rights' },
  17: { kind: 'person', restMs: 6 * HOUR_MS },
  18: { kind: 'closed' },
  19: { kind: 'closed' },
  24: { kind: 'person', restMs: 6 * HOUR_MS },
  27: { kind: 'key' },
  28: { kind: 'key' },
  29: { kind: 'limited', restMs: HOUR_MS },
  30: { kind: 'closed' },
  37: { kind: 'closed' },
  40: { kind: 'closed' },
  43: { kind: 'unreachable' },
  100: { kind: 'refused' },
  113: { kind: 'refused' },
  203: { kind: 'rights' },
  260: { kind: 'rights' },
  1117: { kind: 'key' },
  3610: { kind: 'key' },
}

/** VK's error as a failure; an undocumented code counts as temporary. */
export function vkFailure(code: number, subcode: number, method: string): NetworkFailure {
  const { kind, restMs = null } = MEANINGS[code] ?? { kind: 'unreachable' as const }
  return new NetworkFailure(kind, `${method}: ${String(code)}.${String(subcode)}`, restMs)
}

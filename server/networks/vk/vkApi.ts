import * as v from 'valibot'
import { parseJson } from '../../http/readBody'
import type { World } from '../../world'
import { NetworkFailure, type NetworkFailureKind } from '../networkFailure'
import { waitForTurn } from '../waitForTurn'

export const VK_API_VERSION = '5.199'
/** VK allows a user's key three calls a second. */
const EVERY_MS = 400
const TOO_FAST = 6
const REST_MS = 1000
const MAX_ATTEMPTS = 4

const failureSchema = v.object({
  error: v.object({ error_code: v.number(), error_subcode: v.optional(v.number()) }),
})
const successSchema = v.object({ response: v.unknown() })

/** The key and the deadline of calls to VK. */
export interface VkCaller {
  token: string
  signal: AbortSignal
}

/**
 * Calls a method of VK; the token is sent in the body, so that no log of addresses contains it. Throws a
 * `NetworkFailure`.
 */
export async function callVk<Schema extends v.GenericSchema>(
  world: World,
  { token, signal }: VkCaller,
  method: string,
  form: Record<string, string>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const url = `${world.settings.vkApiUrl}/method/${method}`
  for (let tries = 1; ; tries += 1) {
    await waitForTurn(world, token, EVERY_MS, signal)
    const response = await world
      .sendForm(url, { ...form, access_token: token, v: VK_API_VERSION }, signal)
      .catch(() => null)
    signal.throwIfAborted()
    if (response?.status !== 200) throw new NetworkFailure('unreachable', method)
    const body = readJson(response.body)
    const failed = v.safeParse(failureSchema, body)
    if (!failed.success)
      return checked(schema, checked(successSchema, body, method).response, method)
    const { error_code, error_subcode = 0 } = failed.output.error
    if (error_code !== TOO_FAST || tries === MAX_ATTEMPTS) {
      throw vkFailure(error_code, error_subcode, method)
    }
    await world.clock.wait(REST_MS * tries, signal)
  }
}

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  method: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new NetworkFailure('unreachable', `${method}: an unknown response`)
  return result.output
}

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
function vkFailure(code: number, subcode: number, method: string): NetworkFailure {
  const { kind, restMs = null } = MEANINGS[code] ?? { kind: 'unreachable' as const }
  return new NetworkFailure(kind, `${method}: ${String(code)}.${String(subcode)}`, restMs)
}

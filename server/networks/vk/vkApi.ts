import * as v from 'valibot'
import { parseJson } from '../../http/readBody'
import type { World } from '../../world'
import { NetworkFailure } from '../networkFailure'
import { waitForTurn } from '../waitForTurn'
import { vkFailure } from './vkFailure'

export const VK_API_VERSION = '5.199'
/** VK allows a user's key three calls a second. */
const EVERY_MS = 400
const TOO_FAST = 6
const REST_MS = 1000
const MOST_TRIES = 4

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
    if (error_code !== TOO_FAST || tries === MOST_TRIES) {
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

import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { parseJson } from '../../http/readBody'
import type { ServiceResponse } from '../../outbound/readService'
import type { World } from '../../world'
import { NetworkFailure, type NetworkFailureKind } from '../networkFailure'
import { waitForTurn } from '../waitForTurn'

const EVERY_MS = 200
/** Percent of Meta's hourly limit: above it calls are slowed down, and then refused. */
const SLOWER_AT = 80
const STOPS_AT = 95
const MINUTE_MS = 60_000

const failureSchema = v.object({
  error: v.object({ code: v.number(), error_subcode: v.optional(v.number(), 0) }),
})
const percent = v.optional(v.number(), 0)
const usageSchema = v.object({ call_count: percent, total_time: percent, total_cputime: percent })
const businessSchema = v.record(
  v.string(),
  v.array(
    v.object({
      ...usageSchema.entries,
      /** Minutes. */
      estimated_time_to_regain_access: v.optional(v.number(), 0),
    }),
  ),
)

/** The token and the deadline of calls to Meta, and how much of its limits is used, in percent. */
export interface GraphCaller {
  token: string
  signal: AbortSignal
  usage: number
}

export const graphCaller = (token: string, signal: AbortSignal): GraphCaller => ({
  token,
  signal,
  usage: 0,
})

/** Reads from Meta's Graph API. Throws a `NetworkFailure`. */
export async function callGraph<Schema extends v.GenericSchema>(
  world: World,
  caller: GraphCaller,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { token, signal } = caller
  if (caller.usage >= STOPS_AT) throw new NetworkFailure('limited', path, HOUR_MS)
  await waitForTurn(world, token, caller.usage >= SLOWER_AT ? 2 * EVERY_MS : EVERY_MS, signal)
  const proven = new URLSearchParams({ ...query, appsecret_proof: proofOf(world, token) })
  const url = `${graphRoot(world)}/${path}?${proven.toString()}`
  const response = await world.readService(url, token, signal).catch(() => null)
  signal.throwIfAborted()
  if (!response) throw new NetworkFailure('unreachable', path)
  const limits = limitsOf(response)
  caller.usage = limits.usage
  return graphResult(response, limits.restMs, path, schema)
}

/** The API's base URL, with its version. */
export const graphRoot = ({ settings }: Pick<World, 'settings'>) =>
  `${settings.metaGraphUrl}/${settings.metaApiVersion}`

/** The content of a response; throws the `NetworkFailure` of an error, or of a malformed response. */
export function graphResult<Schema extends v.GenericSchema>(
  { status, body }: Pick<ServiceResponse, 'status' | 'body'>,
  restMs: number | null,
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const content = readJson(body)
  const failed = v.safeParse(failureSchema, content)
  if (failed.success) {
    const { code, error_subcode: subcode } = failed.output.error
    throw graphFailure({ code, subcode, restMs }, path)
  }
  const result = v.safeParse(schema, content)
  if (status !== 200 || !result.success) {
    throw new NetworkFailure('unreachable', `${path}: an unknown response`)
  }
  return result.output
}

/** Proves that the caller is the application to which the token was issued: a stolen token alone is useless. */
export function proofOf({ settings: { metaApp } }: World, token: string): string {
  if (!metaApp) throw new NetworkFailure('refused', 'there is no application')
  return createHmac('sha256', metaApp.secret).update(token).digest('hex')
}

function limitsOf({ header }: ServiceResponse): { usage: number; restMs: number | null } {
  const app = v.safeParse(usageSchema, readJson(header('x-app-usage') ?? ''))
  const business = v.safeParse(businessSchema, readJson(header('x-business-use-case-usage') ?? ''))
  const cases = business.success ? Object.values(business.output).flat() : []
  const counts = [...(app.success ? [app.output] : []), ...cases].map((one) =>
    Math.max(one.call_count, one.total_time, one.total_cputime),
  )
  const minutes = Math.max(0, ...cases.map((one) => one.estimated_time_to_regain_access))
  return { usage: Math.max(0, ...counts), restMs: minutes > 0 ? minutes * MINUTE_MS : null }
}

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

const HOUR_MS = 3_600_000
const MAX_COOLDOWN_MS = 6 * HOUR_MS

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
/** Subcodes of 190: the user must open facebook.com, and the token stays valid. */
const CHECKPOINTS: readonly number[] = [459, 464]
/** A subcode of 100: the object does not exist, or this token may not see it. */
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
function graphFailure({ code, subcode, restMs }: GraphError, method: string): NetworkFailure {
  const kind = kindOf(code, subcode)
  const detail = `${method}: ${String(code)}.${String(subcode)}`
  if (kind !== 'limited') {
    return new NetworkFailure(kind, detail, kind === 'person' ? MAX_COOLDOWN_MS : null)
  }
  return new NetworkFailure(kind, detail, Math.min(restMs ?? HOUR_MS, MAX_COOLDOWN_MS))
}

function kindOf(code: number, subcode: number): NetworkFailureKind {
  if (code === 190 && CHECKPOINTS.includes(subcode)) return 'person'
  if (code === 100) return subcode === GONE ? 'closed' : 'refused'
  if (code >= FIRST_RIGHT && code <= LAST_RIGHT) return 'rights'
  // An undocumented code counts as temporary.
  return CODES[code] ?? 'unreachable'
}

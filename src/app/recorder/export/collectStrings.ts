import type { RecordPolicy } from '@/common/api/apiError'
import {
  isPersonKey,
  isTextKey,
  keyInPatch,
  secretKindOfKey,
  secretKindOfValue,
  type SecretKind,
} from './sensitive'

/** The strings of a record, classified by the places where they were found. */
export interface CollectedStrings {
  /** All strings. */
  seen: Set<string>
  /** The numbers, as texts: ids are among them. */
  numbers: Set<string>
  /** What a record with texts shows: posts, and responses whose content it may contain. */
  open: Set<string>
  /** Strings of all other responses. */
  closed: Set<string>
  /** The texts of the back office's refusals. */
  refusals: Set<string>
  secrets: Map<string, SecretKind>
}

/**
 * Where a string was found: in a response with a policy, in a failure, or in a slice, which may hold anything that
 * was typed.
 */
type Place = RecordPolicy | 'failure' | 'slice'

interface Node {
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The texts of the back office's refusals: support has to see them. */
const SERVER_MESSAGE_KEYS = /^(message|statusMessage)$/

interface Options {
  policies: Record<string, RecordPolicy>
  /** Key of the API in the state and first part of its actions' types. */
  apiPath: string
}

/** First of two walks over a record: it classifies all strings before any is renamed. */
export function collectStrings(
  states: readonly unknown[],
  actions: readonly Node[],
  { policies, apiPath }: Options,
): CollectedStrings {
  const found: CollectedStrings = {
    seen: new Set(),
    numbers: new Set(),
    open: new Set(),
    closed: new Set(),
    refusals: new Set(),
    secrets: new Map(),
  }
  const walked: Record<Place, WeakSet<object>> = {
    full: new WeakSet(),
    shape: new WeakSet(),
    none: new WeakSet(),
    failure: new WeakSet(),
    slice: new WeakSet(),
  }
  const policyOf = (endpoint: unknown): RecordPolicy =>
    (typeof endpoint === 'string' ? policies[endpoint] : undefined) ?? 'shape'

  function meet(text: string, key: string, place: Place) {
    found.seen.add(text)
    const kind = secretKindOfKey(key, text) ?? secretKindOfValue(text)
    const isRefusal = place === 'failure' && SERVER_MESSAGE_KEYS.test(key)
    if (isRefusal) found.refusals.add(text)
    if (kind) found.secrets.set(text, kind)
    else if (place === 'slice') return
    else if (place === 'full' || isRefusal || isTextKey(key)) found.open.add(text)
    else found.closed.add(text)
  }

  function walk(value: unknown, key: string, place: Place) {
    if (typeof value === 'string') meet(value, key, place)
    if (typeof value === 'number' && !secretKindOfKey(key, value)) found.numbers.add(String(value))
    if (!isNode(value) || walked[place].has(value)) return
    walked[place].add(value)
    if (Array.isArray(value)) {
      for (const item of value) walk(item, key, place)
      return
    }
    for (const [name, item] of Object.entries(value)) {
      found.seen.add(name)
      const kept = place === 'full' && isPersonKey(name) ? 'shape' : place
      walk(item, keyInPatch(name, value), kept)
    }
  }

  /** A request in the API's state: its response is walked by the endpoint's policy. */
  function walkRequest(request: unknown) {
    if (!isNode(request)) return
    const { data, error, ...rest } = request
    walk(data, '', policyOf(request.endpointName))
    walk(error, '', 'failure')
    walk(rest, '', 'slice')
  }

  for (const state of states) {
    if (!isNode(state)) continue
    const { [apiPath]: requests, ...slices } = state
    walk(slices, '', 'slice')
    if (!isNode(requests)) continue
    const { queries, mutations, ...rest } = requests
    for (const group of [queries, mutations]) {
      for (const [key, request] of Object.entries(group ?? {})) {
        found.seen.add(key)
        walkRequest(request)
      }
    }
    walk(rest, '', 'slice')
  }
  for (const action of actions) {
    const { type, payload, ...rest } = action
    walk(rest, '', 'slice')
    walk(payload, '', placeOfPayload(action, apiPath, policyOf))
    found.seen.add(String(type))
  }
  return found
}

function placeOfPayload(
  { type, payload, meta }: Node,
  apiPath: string,
  policyOf: (endpoint: unknown) => RecordPolicy,
): Place {
  const name = String(type)
  const arg = isNode(meta) && isNode(meta.arg) ? meta.arg : null
  if (arg?.endpointName) return name.endsWith('/rejected') ? 'failure' : policyOf(arg.endpointName)
  if (!name.startsWith(`${apiPath}/`)) return 'slice'
  const key = isNode(payload) ? payload.queryCacheKey : undefined
  return policyOf(typeof key === 'string' ? key.split('(')[0] : undefined)
}

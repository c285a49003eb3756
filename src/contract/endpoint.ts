import * as v from 'valibot'
import { LANDING_PATH } from './addresses'
import type { Permission } from './permissions'

/**
 * What is refused once is looked at no further: no pattern sees a text that is too long already. For every parse of a
 * program that knows an endpoint.
 */
v.setGlobalConfig({ abortPipeEarly: true })

/** One call: how it is addressed, what it needs, what is sent and what comes back (product-rules/calls.md#api-paths). */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** `{name}` marks a path parameter. */
  path: string
  /** `account`: under `/my/admin/{username}/`; `root`: straight under the host. */
  base: 'account' | 'root'
  /** Right that the caller must hold in the account; null: any member. */
  permission: Permission | null
  query?: v.GenericSchema
  /** JSON body; absent for GET and for multipart uploads. */
  body?: v.GenericSchema
  /** A multipart body, whose file the handler reads itself. */
  isUpload?: true
  /** A GET that changes something all the same (product-rules/calls.md#api-paths): pages of other sites may not cause it. */
  isWrite?: true
  response: v.GenericSchema
}

/**
 * Goes with every GET that changes something (`isWrite`): a link or a form of another page cannot send a header of its
 * own, so none can cause it, whatever the browser sends about the caller.
 */
export const WRITE_HEADER = { name: 'X-Requested-With', value: 'vitrina' } as const

export const API_VERSION_PATH = 'api/1.0.0'

export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** What a call without a result of its own returns. */
export const nothingSchema = v.object({})

/** Path parameters of an endpoint, by name. */
export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string | number>
export type BodyOf<E extends Endpoint> = E extends { body: infer Body extends v.GenericSchema }
  ? v.InferOutput<Body>
  : undefined
/** What a caller writes: defaults may be left out. */
export type BodyInputOf<E extends Endpoint> = E extends { body: infer Body extends v.GenericSchema }
  ? v.InferInput<Body>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer Query extends v.GenericSchema }
  ? v.InferOutput<Query>
  : undefined
/** What a caller writes in the address: texts. */
export type QueryInputOf<E extends Endpoint> = E extends {
  query: infer Query extends v.GenericSchema
}
  ? v.InferInput<Query>
  : undefined
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>

/** Path from the host's root, with `{username}` and the parameters filled in. */
export function endpointPath(
  { base, path }: Endpoint,
  username: string,
  params: Record<string, string | number> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return base === 'root'
    ? `/${API_VERSION_PATH}/${filled}`
    : `${LANDING_PATH}/${encodeURIComponent(username)}/${API_VERSION_PATH}/${filled}`
}

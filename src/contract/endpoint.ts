import * as v from 'valibot'
import { LANDING_PATH } from './addresses'
import type { Permission } from './permissions'

/**
 * Stops validating a value at its first error, so that no pattern scans a text longer than its
 * limit. Applies to every program that imports an endpoint.
 */
v.setGlobalConfig({ abortPipeEarly: true })

/** An endpoint: its address, its requirements, and its request and response bodies (product-rules/calls.md#api-paths). */
export interface Endpoint {
  method: 'GET' | 'POST'
  /** `{name}` marks a path parameter. */
  path: string
  /** `account`: under `/my/admin/{username}/`; `root`: directly under the host. */
  base: 'account' | 'root'
  /** Right that the caller must hold in the account, or any one of several; null: any member. */
  permission: Permission | readonly Permission[] | null
  query?: v.GenericSchema
  /** JSON body; absent for GET and for multipart uploads. */
  body?: v.GenericSchema
  /**
   * The usage that a successful call adds to the account; the tariff may forbid it (product-rules/account.md#limits). `file`: a stored file, which a
   * full account refuses before its body is read.
   */
  adds?: 'file' | 'post' | 'widget'
  /** What a successful call creates; sent again with the same key (`CREATION_HEADER`), it creates nothing more. */
  creates?: Created
  /** The body is multipart, and the handler reads its file itself. */
  isUpload?: true
  /**
   * A GET with side effects (product-rules/calls.md#api-paths), which pages of other sites must not
   * be able to send.
   */
  isWrite?: true
  /** A POST that is answered while the account awaits its deletion too: it only reads, makes the account's archive, asks for help, or is about the person alone. */
  isOpenInDeletion?: true
  /** A success is a file without an envelope; `response` does not describe it. */
  isFile?: true
  response: v.GenericSchema
}

/**
 * The header that every GET with side effects (`isWrite`) requires. A link or a form of another
 * site cannot send custom headers, so it cannot cause such a call, whatever the browser sends about
 * its origin.
 */
export const WRITE_HEADER = { name: 'X-Requested-With', value: 'vitrina' } as const

/**
 * The header with which a creating call names what it wants created: the same key for the same request means the
 * same thing (product-rules/calls.md#created-once).
 */
export const CREATION_HEADER = 'Idempotency-Key'
export const CREATION_KEY = /^[\w-]{8,64}$/

/** What calls with a key create. */
export type Created =
  | 'album'
  | 'comment'
  | 'feed'
  | 'integration'
  | 'member'
  | 'postFile'
  | 'reviewImport'
  | 'savedView'
  | 'segment'
  | 'supportReport'
  | 'userMedia'
  | 'widget'

/** Whether an account that awaits its deletion refuses the call. */
export const isClosedInDeletion = ({ method, isWrite, isOpenInDeletion }: Endpoint): boolean =>
  isOpenInDeletion !== true && (method === 'POST' || isWrite === true)

export const API_VERSION_PATH = 'api/1.0.0'

export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The response body of an endpoint that returns nothing. */
export const nothingSchema = v.object({})

/** Path parameters of an endpoint, by name. */
export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string | number>
export type BodyOf<E extends Endpoint> = E extends { body: infer Body extends v.GenericSchema }
  ? v.InferOutput<Body>
  : undefined
/** The input of a caller, without required defaults. */
export type BodyInputOf<E extends Endpoint> = E extends { body: infer Body extends v.GenericSchema }
  ? v.InferInput<Body>
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer Query extends v.GenericSchema }
  ? v.InferOutput<Query>
  : undefined
/** The query input of a caller: texts. */
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

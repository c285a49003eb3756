import {
  endpointPath,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryInputOf,
} from '@/contract/endpoint'

type Part<Name extends string, Value> = undefined extends Value
  ? unknown
  : keyof Value extends never
    ? unknown
    : Record<Name, Value>

/** What one call of an endpoint needs: exactly the parts that its definition names. */
export type CallParts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>>

/** A call that the base query can make. */
export interface Call {
  endpoint: Endpoint
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

/** Names a call of the contract: `call(endpoints.saveAlbum, { params: { id }, body: { name } })`. */
export function call<E extends Endpoint>(
  endpoint: E,
  ...[parts]: unknown extends CallParts<E> ? [] : [CallParts<E>]
): Call {
  return { endpoint, ...(parts as Omit<Call, 'endpoint'> | undefined) }
}

/** Address of a call on the back office's host. */
export function callUrl({ endpoint, params, query }: Call, host: string, username: string): string {
  const url = host + endpointPath(endpoint, username, params)
  return query ? `${url}?${new URLSearchParams(query).toString()}` : url
}

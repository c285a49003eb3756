import { LANDING_PATH } from '@/contract/addresses'
import { API_VERSION_PATH, type Endpoint } from '@/contract/endpoint'
import { ApiError } from '../errors/apiError'

/** A parameter of the contract with the suffix in the same segment of the path: `{postType}-list`. */
const PARAMETER = /\{(\w+)\}([^/{]*)/g

/**
 * The router's pattern of an endpoint, under the account or directly under the host. The router does not support a fixed suffix after a parameter, so
 * the suffix is a condition of the value; `pathParams` removes it.
 */
export function routePath({ base, path }: Pick<Endpoint, 'base' | 'path'>): string {
  const local = path.replace(PARAMETER, (_, name: string, ending: string) =>
    ending === '' ? `:${name}` : `:${name}{[^/]+${escaped(ending)}}`,
  )
  return base === 'root'
    ? `/${API_VERSION_PATH}/${local}`
    : `${LANDING_PATH}/:username/${API_VERSION_PATH}/${local}`
}

/** The parameters as the router found them, without the fixed endings. */
export function pathParams(
  { path }: Pick<Endpoint, 'path'>,
  found: Record<string, string>,
): Record<string, string> {
  const params = { ...found }
  for (const [, name = '', ending = ''] of path.matchAll(PARAMETER)) {
    const value = params[name]
    if (ending !== '' && value?.endsWith(ending)) params[name] = value.slice(0, -ending.length)
  }
  return params
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** An id in a path; throws 404 for anything else. */
export function idParam(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(id)) throw new ApiError(404, 'not-found')
  return id
}

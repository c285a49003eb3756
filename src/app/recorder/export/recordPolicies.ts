import { api } from '@/common/api/api'
import type { EndpointOptions, RecordPolicy } from '@/common/api/apiError'

/** The record policy of each endpoint's responses, by the endpoint's name. */
export function recordPolicies(): Record<string, RecordPolicy> {
  const policies: Record<string, RecordPolicy> = {}
  const read = (name: string) => (definition: { extraOptions?: Partial<EndpointOptions> }) => {
    policies[name] = definition.extraOptions?.record ?? 'shape'
  }
  const names = Object.keys(api.endpoints)
  // Called with a function, it gives access to the definitions; nothing is changed here.
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, read(name)])) })
  return policies
}

import { api } from '@/common/api/api'
import type { EndpointOptions, RecordPolicy } from '@/common/api/apiError'

/** What each endpoint allows to be kept of its answers, by the endpoint's name. */
export function recordPolicies(): Record<string, RecordPolicy> {
  const policies: Record<string, RecordPolicy> = {}
  const read = (name: string) => (definition: { extraOptions?: Partial<EndpointOptions> }) => {
    policies[name] = definition.extraOptions?.record ?? 'shape'
  }
  const names = Object.keys(api.endpoints)
  // Given a function, it shows a definition; nothing is changed here.
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, read(name)])) })
  return policies
}

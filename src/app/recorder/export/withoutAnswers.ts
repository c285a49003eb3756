import type { RecordPolicy } from '@/common/api/apiError'
import type { SessionLog } from '../recorder'

interface Request {
  endpointName?: string
  data?: unknown
}
interface ApiState {
  queries: Record<string, Request>
  mutations: Record<string, Request>
}
type State = Record<string, unknown>

/** An empty response in the form that the API's reducers can keep. */
function emptied(answer: unknown): unknown {
  const isPaged = typeof answer === 'object' && answer !== null && 'pageParams' in answer
  return isPaged ? { pages: [], pageParams: [] } : null
}

/** The log without the responses of endpoints whose policy excludes them. */
export function withoutAnswers(
  log: SessionLog,
  policies: Record<string, RecordPolicy>,
  apiPath: string,
): SessionLog {
  const isKept = (endpoint = '') => policies[endpoint] !== 'none'
  if (Object.values(policies).every((policy) => policy !== 'none')) return log

  const requests = (group: Record<string, Request>) =>
    Object.fromEntries(
      Object.entries(group).map(([key, request]) =>
        isKept(request.endpointName) || request.data === undefined
          ? [key, request]
          : [key, { ...request, data: emptied(request.data) }],
      ),
    )
  const state = (before: unknown) => {
    const { [apiPath]: apiState, ...rest } = before as State
    const { queries, mutations, ...others } = apiState as ApiState
    const kept = { ...others, queries: requests(queries), mutations: requests(mutations) }
    return { ...rest, [apiPath]: kept }
  }

  return {
    ...log,
    segments: log.segments.map(({ before, actions }) => ({
      before: state(before),
      actions: actions.map((recorded) => {
        const { action } = recorded
        const { arg } = (action.meta ?? {}) as { arg?: Request }
        if (!action.type.endsWith('/fulfilled') || isKept(arg?.endpointName)) return recorded
        return { ...recorded, action: { ...action, payload: emptied(action.payload) } }
      }),
    })),
  }
}

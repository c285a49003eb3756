import type { RecordFile } from '@/app/recorder/recordFormat'
import type { ConsoleLevel, ControlRole } from '@/app/recorder/track/trackFormat'
import { locationChanged } from '@/common/routing/locationSlice'

/** One action of a record. */
export interface ReplayStep {
  type: string
  /** The endpoint, when the action belongs to a request. */
  endpoint: string | null
  /** Time, ms. */
  at: number
}

/** A request of the recorded session. Steps are named by their number in the record. */
export interface ReplayRequest {
  endpoint: string
  isChange: boolean
  start: number
  /** The step at which the response or the failure was there; null when the record ends before. */
  end: number | null
  ms: number | null
  /** Null while it runs or when it succeeded; otherwise the status or the kind of failure. */
  failure: string | null
  /** What was asked for and what came, as JSON; changes are recorded without their arguments. */
  asked: string
  answer: string
  /** Whether a list or an entity was read again after a change, and nothing of it was new. */
  isAsBefore: boolean
}

/** A press on a control. */
export interface ReplayPress {
  /** The first step after it. */
  index: number
  at: number
  role: ControlRole
  /** The id of the text on it; null where that was not the product's. */
  label: string | null
}

/** An entry of the console, or an uncaught error. */
export interface ReplayEntry {
  /** The last step before it. */
  index: number
  at: number
  level: ConsoleLevel
  text: string
  places: string[]
  /** How many times in a row, all after the same step. */
  count: number
}

/** The player adds the marks of notes. */
export type MarkKind = 'failure' | 'slow' | 'save' | 'route' | 'note'

/** What support looks for on the time line. `label`: the endpoint, the address, the message or the note. */
export interface ReplayMark {
  kind: MarkKind
  index: number
  label: string
}

/** What support sees of a record beside the screen. */
export interface RecordFacts {
  steps: ReplayStep[]
  requests: ReplayRequest[]
  entries: ReplayEntry[]
  presses: ReplayPress[]
  marks: ReplayMark[]
}

/** Ms from which a request is called slow. */
export const SLOW_REQUEST_MS = 1000
/** Ms from which a time without response of the page is called slow. */
export const SLOW_TASK_MS = 200

interface RequestAction {
  type: string
  payload?: unknown
  error?: { message?: unknown; name?: unknown }
  meta?: {
    requestId?: string
    condition?: boolean
    arg?: {
      type?: string
      endpointName?: string
      originalArgs?: unknown
      queryCacheKey?: string
    }
  }
}

/** Steps, requests, console and marks of a record. */
export function factsOf(file: RecordFile): RecordFacts {
  const recorded = file.stagedActionIds.flatMap((id) => file.actionsById[id] ?? [])
  const steps = recorded.map(({ action, timestamp }): ReplayStep => {
    const name = (action as RequestAction).meta?.arg?.endpointName
    return { type: action.type, endpoint: typeof name === 'string' ? name : null, at: timestamp }
  })
  const requests = requestsOf(
    recorded.map(({ action }) => action as RequestAction),
    steps,
  )
  const entries = entriesOf(file, steps)
  const presses = pressesOf(file, steps)
  const marks = marksOf(file, { steps, requests, entries })
  return { steps, requests, entries, presses, marks }
}

/** The last step at or before a time; the first one for earlier times. */
export function stepBefore(steps: readonly ReplayStep[], at: number): number {
  let [low, high] = [0, steps.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((steps[middle]?.at ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

function entriesOf({ track = [] }: RecordFile, steps: readonly ReplayStep[]): ReplayEntry[] {
  const entries: ReplayEntry[] = []
  for (const event of track) {
    if (event.kind !== 'console') continue
    const { at, level, text, places } = event
    const index = stepBefore(steps, at)
    const last = entries.at(-1)
    const isRepeated =
      last?.index === index &&
      last.level === level &&
      last.text === text &&
      last.places.join() === places.join()
    if (isRepeated) last.count += 1
    else entries.push({ index, at, level, text, places, count: 1 })
  }
  return entries
}

function pressesOf({ track = [] }: RecordFile, steps: readonly ReplayStep[]): ReplayPress[] {
  return track.flatMap((event) => {
    if (event.kind !== 'press' || !event.role) return []
    const { at, role, label } = event
    const before = stepBefore(steps, at)
    const isBeforeAll = (steps[before]?.at ?? 0) > at
    const index = isBeforeAll ? before : Math.min(before + 1, steps.length - 1)
    return [{ index, at, role, label: label ?? null }]
  })
}

function requestsOf(
  actions: readonly RequestAction[],
  steps: readonly ReplayStep[],
): ReplayRequest[] {
  const byId = new Map<string, ReplayRequest>()
  const answers = new Map<string, { text: string; at: number }>()
  let changedAt = -1
  for (const [index, { type, meta, payload, error }] of actions.entries()) {
    const { requestId, arg, condition } = meta ?? {}
    const endpoint = arg?.endpointName
    if (!requestId || !endpoint || condition) continue
    if (type.endsWith('/pending')) {
      const isChange = arg.type === 'mutation'
      byId.set(requestId, {
        endpoint,
        isChange,
        start: index,
        ...{ end: null, ms: null, failure: null, answer: '', isAsBefore: false },
        asked: jsonOf(arg.originalArgs),
      })
      continue
    }
    const request = byId.get(requestId)
    if (!request) continue
    request.end = index
    request.ms = (steps[index]?.at ?? 0) - (steps[request.start]?.at ?? 0)
    request.answer = jsonOf(payload)
    if (type.endsWith('/rejected')) request.failure = failureOf(payload, error)
    else if (request.isChange) changedAt = index
    else {
      const key = arg.queryCacheKey ?? ''
      const former = answers.get(key)
      request.isAsBefore =
        former !== undefined && former.at < changedAt && former.text === request.answer
      answers.set(key, { text: request.answer, at: index })
    }
  }
  return [...byId.values()]
}

const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

/** The status of a refusal, else what kind of failure it was. */
function failureOf(payload: unknown, error: RequestAction['error']): string {
  const { status, kind } = (payload ?? {}) as { status?: unknown; kind?: unknown }
  const word = [status, kind, error?.name].find(
    (one) => typeof one === 'number' || typeof one === 'string',
  )
  return String(word ?? 'failed')
}

function marksOf(
  { actionsById, stagedActionIds, track }: RecordFile,
  { steps, requests, entries }: Omit<RecordFacts, 'marks' | 'presses'>,
): ReplayMark[] {
  const marks: ReplayMark[] = []
  const till = steps.at(-1)?.at ?? 0
  for (const { endpoint, start, end, ms, failure, isChange } of requests) {
    if (end === null) {
      const waited = till - (steps[start]?.at ?? 0)
      if (waited >= SLOW_REQUEST_MS) marks.push({ kind: 'slow', index: start, label: endpoint })
      continue
    }
    if (failure !== null)
      marks.push({ kind: 'failure', index: end, label: `${endpoint} ${failure}` })
    else if (isChange) marks.push({ kind: 'save', index: end, label: endpoint })
    if ((ms ?? 0) >= SLOW_REQUEST_MS) {
      marks.push({ kind: 'slow', index: start, label: `${endpoint} ${String(ms)} ms` })
    }
  }
  for (const { index, level, text } of entries) {
    if (level === 'error') marks.push({ kind: 'failure', index, label: text })
  }
  for (const event of track ?? []) {
    if (event.kind !== 'longTask' || event.ms < SLOW_TASK_MS) continue
    marks.push({ kind: 'slow', index: stepBefore(steps, event.at), label: `${event.ms} ms` })
  }
  let path: unknown
  for (const [index, id] of stagedActionIds.entries()) {
    const action = actionsById[id]?.action
    if (action?.type !== locationChanged.type) continue
    const next = (action.payload as { pathname?: unknown } | undefined)?.pathname
    if (next !== path) marks.push({ kind: 'route', index, label: String(next) })
    path = next
  }
  return marks.sort((one, other) => one.index - other.index)
}

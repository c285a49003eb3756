import { buildId } from '@/app/recorder/buildId'
import type { SessionLog } from '@/app/recorder/recorder'
import {
  RECORD_FORMAT,
  RECORD_SCHEMA,
  RECORD_VERSION,
  REDACTION,
} from '@/app/recorder/recordFormat'
import { api } from '@/common/api/api'
import type { EndpointOptions, RecordPolicy } from '@/common/api/apiError'
import { userApi } from '@/common/session/user'
import { sessionRecordOpened } from '@/common/store/sessionRecordSlice'
import type { ExportRequest } from './exportRequest'

type UserState = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

export interface SessionFile {
  name: string
  /** Null when the finished file still contained personal data. */
  content: string | null
}

/** Makes the file of a session: redacted, serialised, searched (decisions/replay.md#replay). */
export async function exportSession(
  log: SessionLog,
  state: unknown,
  { includesTexts, code }: { includesTexts: boolean; code: string },
): Promise<SessionFile> {
  const request = exportRequest(log, state, includesTexts, code)
  const date = new Date().toISOString().slice(0, 10)
  return { name: `session-${code}-${date}.json`, content: await makeFile(request) }
}

/** The message to the worker. Data that cannot be cloned make posting it fail. */
export function exportRequest(
  log: SessionLog,
  state: unknown,
  includesTexts: boolean,
  code?: string,
): ExportRequest {
  const { data: user } = userApi.endpoints.getUser.select()(state as UserState)
  if (!user) throw new Error('A session is recorded from its user data on')
  const { email, username, name, locale } = user
  return {
    log: untilReport(log),
    policies: recordPolicies(),
    own: { email, username, name },
    session: {
      format: RECORD_FORMAT,
      v: RECORD_VERSION,
      build: buildId(),
      schema: RECORD_SCHEMA,
      locale,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      truncated: log.isTruncated,
      redaction: REDACTION,
      texts: includesTexts,
      ...(code === undefined ? {} : { code }),
    },
  }
}

/** The last step of a record whose report was opened in the cabinet; it changes nothing. */
const TAKEN = { type: 'sessionRecord/taken' }

/**
 * The log until the report was opened for which it is taken, because its dialog would cover what support looks for.
 * The last step has the time of the opening: the window is watched until then.
 */
export function untilReport(log: SessionLog): SessionLog {
  const opened = log.segments.map(({ actions }) =>
    actions.findLastIndex(({ action }) => action.type === sessionRecordOpened.type),
  )
  const last = opened.findLastIndex((index) => index >= 0)
  const { before, actions = [] } = log.segments[last] ?? {}
  const index = opened[last] ?? 0
  const opening = actions[index]
  if (!opening) return log
  const kept = [...actions.slice(0, index), { ...opening, action: TAKEN }]
  return {
    ...log,
    segments: [...log.segments.slice(0, last), { before, actions: kept }],
    ...(log.track ? { track: log.track.filter(({ at }) => at <= opening.at) } : {}),
  }
}

async function makeFile(request: ExportRequest): Promise<string | null> {
  // A browser without workers makes the file in the page, which blocks for a moment.
  if (typeof Worker === 'undefined')
    return (await import('./makeRecordFile')).makeRecordFile(request)
  return (await import('./exportInWorker')).exportInWorker(request)
}

/** The record policy of each endpoint's responses, by the endpoint's name. */
export function recordPolicies(): Record<string, RecordPolicy> {
  const policies: Record<string, RecordPolicy> = {}
  const read = (name: string) => (definition: { extraOptions?: Partial<EndpointOptions> }) => {
    policies[name] = definition.extraOptions?.record ?? 'shape'
  }
  const names = Object.keys(api.endpoints)
  // `enhanceEndpoints` passes the definition of each endpoint to a function. The functions here only read it.
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, read(name)])) })
  return policies
}

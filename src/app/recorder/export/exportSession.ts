import { userApi } from '@/common/session/userApi'
import { buildId } from '../buildId'
import { RECORD_FORMAT, RECORD_SCHEMA, RECORD_VERSION, REDACTION } from '../recordFormat'
import type { SessionLog } from '../recorder'
import type { ExportRequest } from './exportRequest'
import { recordPolicies } from './recordPolicies'

type UserState = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

export interface SessionFile {
  name: string
  /** Null when something of the person's own was still in the finished file. */
  content: string | null
}

/** Makes the file of a session: redacted, serialised, searched (decisions/replay.md#replay). */
export async function exportSession(
  log: SessionLog,
  state: unknown,
  includesTexts: boolean,
): Promise<SessionFile> {
  const request = exportRequest(log, state, includesTexts)
  const date = new Date().toISOString().slice(0, 10)
  return { name: `session-${buildId()}-${date}.json`, content: await makeFile(request) }
}

/** What the worker is told. Data that hold what cannot be copied to a worker make this fail there. */
export function exportRequest(
  log: SessionLog,
  state: unknown,
  includesTexts: boolean,
): ExportRequest {
  const { data: user } = userApi.endpoints.getUser.select()(state as UserState)
  if (!user) throw new Error('A session is recorded from its user data on')
  const { email, username, name, locale } = user
  return {
    log,
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
    },
  }
}

async function makeFile(request: ExportRequest): Promise<string | null> {
  // A browser without workers waits a little longer.
  if (typeof Worker === 'undefined')
    return (await import('./makeRecordFile')).makeRecordFile(request)
  return (await import('./exportInWorker')).exportInWorker(request)
}

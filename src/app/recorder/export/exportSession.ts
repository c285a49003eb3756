import { userApi } from '@/common/session/userApi'
import { buildId } from '../buildId'
import { RECORD_FORMAT, RECORD_SCHEMA, RECORD_VERSION, REDACTION } from '../recordFormat'
import type { SessionLog } from '../recorder'
import type { ExportRequest } from './exportRequest'
import { recordPolicies } from './recordPolicies'

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
  includesTexts: boolean,
): Promise<SessionFile> {
  const request = exportRequest(log, state, includesTexts)
  const date = new Date().toISOString().slice(0, 10)
  return { name: `session-${buildId()}-${date}.json`, content: await makeFile(request) }
}

/** The message to the worker. Data that cannot be cloned make posting it fail. */
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
  // A browser without workers makes the file in the page, which blocks for a moment.
  if (typeof Worker === 'undefined')
    return (await import('./makeRecordFile')).makeRecordFile(request)
  return (await import('./exportInWorker')).exportInWorker(request)
}

import type { RecordPolicy } from '@/common/api/apiError'
import type { SessionInfo } from '../recordFormat'
import type { SessionLog } from '../recorder'

/** The person's own data, for which the finished file is searched. */
export interface OwnSecrets {
  email: string
  username: string
  name: string
}

/** The input of the export; plain data, because it is posted to a worker. */
export interface ExportRequest {
  log: SessionLog
  policies: Record<string, RecordPolicy>
  own: OwnSecrets
  session: Omit<SessionInfo, 'startedAt'>
}

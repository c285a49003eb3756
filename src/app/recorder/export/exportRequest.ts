import type { RecordPolicy } from '@/common/api/apiError'
import type { SessionInfo } from '../recordFormat'
import type { SessionLog } from '../recorder'

/** The person's own data, by which the finished file is searched. */
export interface OwnSecrets {
  email: string
  username: string
  name: string
}

/** Everything that the file is made of; plain, because it travels to a worker. */
export interface ExportRequest {
  log: SessionLog
  policies: Record<string, RecordPolicy>
  own: OwnSecrets
  session: Omit<SessionInfo, 'startedAt'>
}

import type { Generated } from 'kysely'
import type { ReportState } from '@/contract/entities/account/supportReport'
import type { Time } from './columns'

/** The record of a session that a person of an account sent to the provider's support. */
export interface SupportReportTable {
  id: Generated<number>
  account_id: number
  /** `SUPPORT_CODE` of the contract. Browsers make it, so it names a report to people; to the server the id does. */
  code: string
  /** The build of the cabinet. */
  build: string
  state: ReportState
  note: string
  /** Of the record as it was sent; 0 when the account was imported without it. */
  bytes: number
  created_at: Time
  /** Compressed by gzip, as base64. */
  record: string
}

import type { Generated } from 'kysely'
import type { ReportState } from '@/contract/entities/account/supportReport'
import type { Time } from './columns'

/** The record of a session that a person of an account sent to the provider's support. */
export interface SupportReportTable {
  id: Generated<number>
  account_id: number
  /** `SUPPORT_CODE` of the contract; unique only with luck, because browsers make it. */
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

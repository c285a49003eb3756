import * as v from 'valibot'
import { REPORT_DAYS } from './privacy'
import { MEGABYTE } from '../../files/uploads'

/** Limits of what people send to the provider's support. */
export const REPORT_LIMITS = {
  /** Bytes of a session's record. */
  bytes: 16 * MEGABYTE,
  /** Characters of what the person adds to it. */
  note: 1000,
  /** Reports of one account in 24 hours. */
  perDay: 20,
  days: REPORT_DAYS,
} as const

/** Digits and capital letters that cannot be confused on the telephone: without 0 and O, 1 and I. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A report's code: three characters each for the build, the account and the person, six for the moment. Cabinets that
 * were opened before codes named the person send codes without it.
 */
export const SUPPORT_CODE = /^[2-9A-HJ-NP-Z]{3}(?:-[2-9A-HJ-NP-Z]{3}){3,4}$/

/** What is read of a session's record when it arrives. */
export const sentRecordSchema = v.object({
  session: v.object({
    format: v.literal('vitrina-session'),
    build: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    code: v.pipe(v.string(), v.regex(SUPPORT_CODE)),
  }),
})

export const REPORT_STATES = ['new', 'work', 'done'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** A report in the list of the provider's people. */
export interface ListedReport {
  id: number
  code: string
  username: string
  accountName: string
  /** Empty when the person added nothing. */
  note: string
  build: string
  state: ReportState
  createdAt: string
  /** Whether its record can be opened: an imported account brings no records. */
  hasRecord: boolean
}

/** One page of reports, the newest first. */
export interface ReportPage {
  reports: ListedReport[]
  paging: { page: number; pageCount: number; total: number }
}

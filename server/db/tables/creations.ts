import type { Json, Time } from './columns'

/** The result of a creating call that was sent with a key, for a day (product-rules/calls.md#created-once). */
export interface CreationTable {
  account_id: number
  person_id: number
  /** The caller's name of what they want created. */
  key: string
  /** SHA-256 of the request, hex. */
  request_hash: string
  /** Empty only within the transaction that creates. */
  result: Json
  created_at: Time
}

import type { Usage, UsageKind } from './usage'

/** The state of an account, as the provider's people see it; each account is in the last one of these that fits. */
export const ACCOUNT_STATES = [
  'active',
  'paid',
  'ended',
  'frozen',
  'suspended',
  'deleting',
] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** An account in the list of the provider's people. */
export interface ListedAccount {
  username: string
  name: string
  /** Null without an owner. */
  ownerEmail: string | null
  /** Whether the owner has not accepted the invitation yet. */
  isOwnerInvited: boolean
  state: AccountState
  /** The last day of the paid time, `2026-03-01`; null when unlimited. */
  paidUntil: string | null
  /** Null when the plan was withdrawn. */
  plan: string | null
  usage: Pick<Usage, UsageKind>
  /** When its team last worked in it; null when never or unknown. */
  seenAt: string | null
  suspendedReason: string | null
  /** The end of the caller's visit in this session; null without one. */
  visitUntil: string | null
}

/** One page of accounts, by name. */
export interface AccountPage {
  accounts: ListedAccount[]
  paging: { page: number; pageCount: number; total: number }
  /** Codes of all tariffs. */
  plans: string[]
  /** Whether the caller may manage accounts. */
  isAdministrator: boolean
  /** Whether tours are shown to the caller. */
  hasTips: boolean
  /** Whether this installation takes reports to support. */
  hasInbox: boolean
}

/** An invoice that is not paid, in the list of the provider's administrators. */
export interface UnpaidInvoice {
  /** The number of the order and of its invoice. */
  number: number
  username: string
  accountName: string
  buyer: { name: string; inn: string }
  /** Kopecks. */
  amount: number
  plan: string
  months: number
  createdAt: string
}

/** One page of unpaid invoices, the oldest first. */
export interface InvoicePage {
  invoices: UnpaidInvoice[]
  paging: { page: number; pageCount: number; total: number }
}

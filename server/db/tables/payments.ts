import type { Generated } from 'kysely'
import type { LicenceMonths, OrderMethod, OrderStatus } from '@/contract/entities/account/order'
import type { Flag, Json, Time } from './columns'

/** An order of a plan; its amount never changes. */
export interface PlanOrderTable {
  /** The number on the invoice. */
  id: Generated<number>
  account_id: number
  plan_id: number
  months: LicenceMonths
  /** Kopecks. */
  amount: number
  /** Kopecks of it that went back. */
  refunded: Generated<number>
  method: OrderMethod
  status: OrderStatus
  /** A key that the client chooses: a second request with the same key is the same order. */
  key: string
  /** The provider's idempotence key; secret. */
  provider_key: string
  /** The payment at the provider; null before the provider knows it. */
  provider_id: string | null
  /** The saved card at the provider, which only the operator's shop can charge; null without one. */
  method_id: string | null
  confirmation_url: string | null
  /** Whether the card may be charged for the next period. */
  is_renewed: Generated<Flag>
  /** The payment does not match the order. */
  has_problem: Generated<Flag>
  /** The company that an invoice is for; null for other orders. */
  buyer: Json | null
  /** The operator's company at the time of the invoice. */
  seller: Json | null
  created_at: Time
  /** When the payment was last requested from the provider. */
  checked_at: Time
  paid_at: Time | null
}

/** An entry of the ledger of a deleted account; it refers neither to the account nor to a person. */
export interface KeptLedgerTable {
  id: Generated<number>
  /** The number of the order and of its invoice; null for a payment that was entered by hand. */
  order_number: number | null
  method: OrderMethod | null
  /** The payment's id at the provider; null without one. */
  payment_number: string | null
  /** Code of the plan. */
  plan: string
  months: number
  /** Kopecks; negative for a refund. */
  amount: number
  paid_at: Time
  /** The company that paid by invoice (`Company` without its address); null for a person. */
  company: Json | null
  /** When the row is deleted. */
  kept_until: Time
}

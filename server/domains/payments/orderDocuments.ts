import type { Company } from '@/contract/entities/account/company'
import type { Actor } from '../../auth/actor'
import { ApiError } from '../../errors/apiError'
import { translate } from '../../language/messages'
import type { OperatorCompany } from '../../paymentSettings'
import type { World } from '../../world'
import {
  companyLine,
  dayWords,
  pdfResponse,
  roubleWords,
  serviceLine,
  type PdfLines,
} from './documentLines'
import { amountInWords } from './invoice'
import type { OrderRow } from './ledger'
import { ownOrder } from './orders'

/** A paid order with the data of its documents. */
export interface PaidOrder {
  order: Pick<
    OrderRow,
    'id' | 'amount' | 'refunded' | 'months' | 'method' | 'provider_id' | 'created_at'
  >
  paidAt: number
  plan: string
  seller: OperatorCompany
  /** The company of an invoice; null for a payment by card, which does not name the payer. */
  buyer: Company | null
  account: { name: string; username: string }
}

const words = (id: string, values?: Record<string, string | number>) =>
  translate('ru', `server.document_${id}`, values)

/** The act of an order, for the amount that was not refunded. */
export function actLines(paid: PaidOrder): PdfLines {
  const { order, paidAt, plan, seller } = paid
  const amount = order.amount - order.refunded
  return {
    createdAt: paidAt,
    head: [],
    title: words('act-title', { number: String(order.id), date: dayWords(paidAt) }),
    parties: partiesOf(paid),
    service: serviceLine(plan, order.months),
    total: words('act-total', { amount: roubleWords(amount) }),
    notes: [
      seller.vat,
      translate('ru', 'server.invoice_in-words', { words: amountInWords(amount) }),
      ...refundOf(order),
    ],
    foot: [words('act-text'), words('act-signatures')],
  }
}

/** The receipt of an order that was paid by card. */
export function receiptLines(paid: PaidOrder): PdfLines {
  const { order, paidAt, plan, seller } = paid
  return {
    createdAt: paidAt,
    head: [],
    title: words('receipt-title', { number: String(order.id), date: dayWords(paidAt) }),
    parties: partiesOf(paid),
    service: serviceLine(plan, order.months),
    total: words('receipt-total', { amount: roubleWords(order.amount) }),
    notes: [
      seller.vat,
      translate('ru', 'server.invoice_in-words', { words: amountInWords(order.amount) }),
      words('receipt-payment', { payment: order.provider_id ?? '–' }),
      ...refundOf(order),
    ],
    foot: [words('receipt-text')],
  }
}

const partiesOf = ({ seller, buyer, account }: PaidOrder): string[] => [
  words('seller', { company: companyLine(seller) }),
  words('buyer', {
    company: buyer ? companyLine(buyer) : words('account', account),
  }),
]

const refundOf = ({ refunded }: Pick<OrderRow, 'refunded'>): string[] =>
  refunded === 0 ? [] : [words('refunded', { amount: roubleWords(refunded) })]

/** The act of a paid order of the actor's account, as a PDF; 404 after a full refund. */
export async function loadAct(world: World, actor: Actor, id: number): Promise<Response> {
  const paid = await paidOrder(world, actor, id)
  if (paid.order.refunded >= paid.order.amount) throw new ApiError(404, 'not-found')
  return pdfResponse(`act-${String(id)}`, actLines(paid))
}

/** The receipt of an order of the actor's account that was paid by card, as a PDF. */
export async function loadReceipt(world: World, actor: Actor, id: number): Promise<Response> {
  const paid = await paidOrder(world, actor, id)
  if (paid.order.method === 'invoice') throw new ApiError(404, 'not-found')
  return pdfResponse(`receipt-${String(id)}`, receiptLines(paid))
}

async function paidOrder({ db }: World, actor: Actor, id: number): Promise<PaidOrder> {
  const order = await ownOrder(db, actor, id)
  if (order.paid_at === null || order.seller === null) throw new ApiError(404, 'not-found')
  const { code } = await db
    .selectFrom('plan')
    .where('id', '=', order.plan_id)
    .select('code')
    .executeTakeFirstOrThrow()
  const { name, username } = actor.account
  return {
    order,
    paidAt: order.paid_at,
    plan: code,
    seller: JSON.parse(order.seller) as OperatorCompany,
    buyer: order.buyer === null ? null : (JSON.parse(order.buyer) as Company),
    account: { name, username },
  }
}

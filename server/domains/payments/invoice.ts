import { convert } from 'number-to-words-ru'
import type { Company } from '@/contract/entities/account/company'
import type { Actor } from '../../auth/actor'
import { ApiError } from '../../errors/apiError'
import { translate } from '../../language/messages'
import type { OperatorCompany } from '../../paymentSettings'
import type { World } from '../../world'
import { companyLine, dayWords, pdfResponse, roubleWords, serviceLine } from './documentLines'
import { ownOrder } from './orders'
import { asRoubles } from './money'
import type { OrderRow } from './ledger'

/** The invoice of an order of the actor's account, as a PDF. In Russian, because it is for Russian banks and accountants. */
export async function loadInvoice(world: World, actor: Actor, id: number): Promise<Response> {
  const order = await ownOrder(world.db, actor, id)
  if (order.buyer === null || order.seller === null) throw new ApiError(404, 'not-found')
  const { code } = await world.db
    .selectFrom('plan')
    .where('id', '=', order.plan_id)
    .select('code')
    .executeTakeFirstOrThrow()
  const { bank, vat, inWords, purpose, ...lines } = invoiceLines({
    order,
    plan: code,
    buyer: JSON.parse(order.buyer) as Company,
    seller: JSON.parse(order.seller) as OperatorCompany,
  })
  return pdfResponse(`invoice-${String(order.id)}`, {
    ...lines,
    createdAt: order.created_at,
    head: bank,
    notes: [vat, inWords],
    foot: [purpose],
  })
}

export interface Invoice {
  order: Pick<OrderRow, 'id' | 'amount' | 'months' | 'created_at'>
  plan: string
  buyer: Company
  seller: OperatorCompany
}

const words = (id: string, values?: Record<string, string | number>) =>
  translate('ru', `server.invoice_${id}`, values)

/** The lines of an invoice, from top to bottom. */
export function invoiceLines({ order, plan, buyer, seller }: Invoice) {
  return {
    title: words('title', { number: String(order.id), date: dayWords(order.created_at) }),
    bank: [
      words('bank', { bank: seller.bank, bik: seller.bik }),
      words('correspondent', { account: seller.correspondentAccount }),
      words('account', { account: seller.account }),
    ],
    parties: [
      words('seller', { company: companyLine(seller) }),
      words('buyer', { company: companyLine(buyer) }),
    ],
    service: serviceLine(plan, order.months),
    total: words('total', { amount: roubleWords(order.amount) }),
    vat: seller.vat,
    inWords: words('in-words', { words: amountInWords(order.amount) }),
    purpose: words('purpose', { number: String(order.id), date: dayWords(order.created_at) }),
  }
}

/** Kopecks in Russian words, computed from whole numbers only. */
export const amountInWords = (kopecks: number): string =>
  convert(asRoubles(kopecks), { currency: 'rub' })

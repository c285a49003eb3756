import { PAGE_SIZE } from '@/contract/constants'
import type { Company } from '@/contract/entities/account/company'
import type { InvoicePage } from '@/contract/entities/account/provider'
import type { Person } from '../../auth/sessions'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { demandAdministrator } from '../accounts/provider/providerRole'
import { settleInvoice } from './settleInvoice'

/** One page of the unpaid invoices of all accounts, the oldest first. */
export async function listUnpaidInvoices(
  db: Db,
  person: Person,
  page: number,
): Promise<InvoicePage> {
  demandAdministrator(person)
  const unpaid = db
    .selectFrom('plan_order')
    .innerJoin('account', 'account.id', 'plan_order.account_id')
    .innerJoin('plan', 'plan.id', 'plan_order.plan_id')
    .where('plan_order.method', '=', 'invoice')
    .where('plan_order.status', '=', 'pending')
  const { total } = await unpaid
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await unpaid
    .select(['plan_order.id', 'plan_order.amount', 'plan_order.months', 'plan_order.buyer'])
    .select(['plan_order.created_at', 'account.username', 'account.name', 'plan.code'])
    .orderBy('plan_order.created_at')
    .orderBy('plan_order.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    invoices: rows.map(({ id, amount, months, buyer, created_at, username, name, code }) => {
      const { name: company = '', inn = '' } = JSON.parse(buyer ?? '{}') as Partial<Company>
      return {
        number: id,
        username,
        accountName: name,
        buyer: { name: company, inn },
        amount,
        plan: code,
        months,
        createdAt: iso(created_at),
      }
    }),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

interface Settling {
  action: 'confirm' | 'cancel'
  number: number
  /** The amount that the confirmation dialog showed. */
  amount: number
}

/** Confirms or cancels an invoice for an administrator of the provider; refused when another one was first. */
export async function settleUnpaidInvoice(
  world: World,
  person: Person,
  { action, number, amount }: Settling,
): Promise<void> {
  demandAdministrator(person)
  const decision = { personId: person.id, amount }
  const { isDone, says } = await settleInvoice(world, action, number, decision)
  if (isDone) return
  if (says === 'nothing') throw refused('invoice-settled')
  if (says === 'differs') throw refused('invoice-differs')
  throw new ApiError(404, 'not-found')
}

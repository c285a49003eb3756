import type { CatalogueFeedTable } from '../../server/db/tables/feeds'
import type { PaymentTable } from '../../server/db/tables/people'
import type { TestWorld } from './world'

type Id = { id: number }

/** A feed that was submitted, in its state after a reading. */
export function aFeed(
  { db, clock }: TestWorld,
  account: Id,
  changes: Partial<Pick<CatalogueFeedTable, 'status' | 'link' | 'read_at'>> = {},
): Promise<Id> {
  return db
    .insertInto('catalogue_feed')
    .values({
      account_id: account.id,
      link: `https://shop.test/feed-${(feeds += 1)}.xml`,
      status: 'working',
      submitted_at: clock.now(),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
let feeds = 0

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

type PaymentChanges = Partial<
  Pick<PaymentTable, 'amount' | 'months' | 'paid_at'> & { is_auto_renewal: 0 | 1 }
>

/** A payment for the plan `shop`, which the account has afterwards. */
export async function aPayment(
  { db, clock }: TestWorld,
  account: Id,
  { amount = 490_000, months = 1, is_auto_renewal = 0, ...changes }: PaymentChanges = {},
): Promise<{ paid_until: number }> {
  const { paid_at = clock.now() } = changes
  const { id: plan_id } = await db
    .selectFrom('plan')
    .where('code', '=', 'shop')
    .select('id')
    .executeTakeFirstOrThrow()
  const paid_until = paid_at + months * MONTH_MS
  await db
    .insertInto('payment')
    .values({
      account_id: account.id,
      plan_id,
      amount,
      months,
      paid_at,
      paid_until,
      is_auto_renewal,
    })
    .execute()
  await db
    .updateTable('account')
    .set({ plan_id, paid_until, is_auto_renewal })
    .where('id', '=', account.id)
    .execute()
  return { paid_until }
}

export function aSegment(
  { db, clock }: TestWorld,
  account: Id,
  code = 'vip',
  name = 'VIP',
): Promise<Id> {
  return db
    .insertInto('segment')
    .values({ account_id: account.id, name, code, id_at_provider: null, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Gives the account a plan, paid until a time (ms); null: without an end. */
export async function setPlan(
  { db }: Pick<TestWorld, 'db'>,
  account: Id,
  code: 'start' | 'shop' | 'large' | 'own',
  paid_until: number | null = null,
): Promise<void> {
  await db
    .updateTable('account')
    .set((own) => ({
      plan_id: own.selectFrom('plan').where('code', '=', code).select('id'),
      paid_until,
    }))
    .where('id', '=', account.id)
    .execute()
}

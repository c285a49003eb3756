import { sql } from 'kysely'
import { CLICK_HOURS, EVENT_AGE_MS } from '@/contract/widgets/embed'
import type { ShopperGroups } from '@/contract/entities/uplift'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { Db } from '../../db/openDatabase'
import { lengthOfSpan } from './eventQuery'
import type { Span } from './summaries/visitEvents'

/** No event that is counted still names an older mark. */
const MARK_MS = CLICK_HOURS * 60 * 60 * 1000 + EVENT_AGE_MS

const SIGNS = new Map<WidgetEvent['type'], 'seen' | 'opened' | 'ordered'>([
  ['view', 'seen'],
  ['open', 'opened'],
  ['productClick', 'opened'],
  ['purchase', 'ordered'],
])

/** The first time (ms) at which a shopper saw, opened and ordered something. */
interface Signs {
  seen?: number
  opened?: number
  ordered?: number
}

/** The facts about an account’s shoppers in its events, by their marks; the same events may come again. */
export async function recordShoppers(
  db: Db,
  accountId: number,
  events: readonly WidgetEvent[],
  now: number,
): Promise<void> {
  const shoppers = new Map<string, Signs>()
  for (const { type, shopper, age = 0 } of events) {
    const sign = SIGNS.get(type)
    if (shopper === undefined || sign === undefined) continue
    const signs = shoppers.get(shopper) ?? {}
    shoppers.set(shopper, signs)
    signs[sign] = Math.min(signs[sign] ?? Infinity, now - age)
  }
  if (shoppers.size === 0) return
  const rows = [...shoppers]
    // The same order in all processes: those that count the same shoppers do not deadlock.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([mark, { seen, opened, ordered }]) => ({
      account_id: accountId,
      mark,
      began_at: Math.min(seen ?? Infinity, opened ?? Infinity, ordered ?? Infinity),
      opened_at: opened ?? null,
      ordered_at: ordered ?? null,
    }))
  const earlier = (column: string) => {
    const [known, told] = [sql.ref(`shopper.${column}`), sql.ref(`excluded.${column}`)]
    return sql<number>`case when ${told} is null or ${known} <= ${told} then ${known} else ${told} end`
  }
  await db
    .insertInto('shopper')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'mark']).doUpdateSet({
        began_at: earlier('began_at'),
        opened_at: earlier('opened_at'),
        ordered_at: earlier('ordered_at'),
      }),
    )
    .execute()
}

/** Deletes the marks that no event can name any more: the rest belongs to no shopper. */
export async function forgetMarks(db: Db, now: number): Promise<void> {
  await db
    .updateTable('shopper')
    .set({ mark: null })
    .where('mark', 'is not', null)
    .where('began_at', '<', now - MARK_MS)
    .execute()
}

/**
 * The shoppers of a period who opened something before they ordered, and those who only saw it, with how many of them
 * ordered.
 */
export async function shopperGroups(db: Db, accountId: number, span: Span): Promise<ShopperGroups> {
  lengthOfSpan(span)
  // Without groups, which would be sorted.
  const counted = sql`opened_at is not null and (ordered_at is null or opened_at <= ordered_at)`
  const { all, allOrdered, opened, openedOrdered } = await db
    .selectFrom('shopper')
    .where('account_id', '=', accountId)
    .where('began_at', '>=', span.since)
    .where('began_at', '<', span.till)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('ordered_at').as('allOrdered'),
      sql<number>`count(case when ${counted} then 1 end)`.as('opened'),
      sql<number>`count(case when ${counted} then ordered_at end)`.as('openedOrdered'),
    ])
    .executeTakeFirstOrThrow()
  return {
    opened: { shoppers: opened, ordered: openedOrdered },
    seen: { shoppers: all - opened, ordered: allOrdered - openedOrdered },
  }
}

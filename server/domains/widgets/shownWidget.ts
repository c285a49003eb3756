import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/posts/segment'
import { frozenAt } from '../../allowance/allowance'
import { monthOf } from '../../allowance/months'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/** A widget with the account's data that shoppers see; throws when there is none. */
export async function knownWidget({ db, clock }: World, embedId: string) {
  const now = clock.now()
  const found = await db
    .selectFrom('widget')
    .innerJoin('account', 'account.id', 'widget.account_id')
    .leftJoin('plan', 'plan.id', 'account.plan_id')
    .leftJoin('usage_month', (join) =>
      join
        .onRef('usage_month.account_id', '=', 'account.id')
        .on('usage_month.month', '=', monthOf(now)),
    )
    .selectAll('widget')
    .select(['account.locale', 'account.content_version', 'account.name as shop'])
    .select([
      'account.paid_until',
      'account.suspended_at',
      'plan.traffic_limit',
      'plan.widget_loads_per_month',
    ])
    .select(['usage_month.loads', 'usage_month.visitors', 'usage_month.full_at'])
    .where('embed_id', '=', embedId)
    .executeTakeFirst()
  if (!found) throw new ApiError(404, 'widget-not-found')
  const { paid_until, suspended_at, full_at, ...shown } = found
  const { traffic_limit, widget_loads_per_month, loads, visitors, ...widget } = shown
  const frozen = frozenAt(
    { paid_until, full_at, suspended_at },
    {
      visitors: { used: visitors ?? 0, limit: traffic_limit },
      loads: { used: loads ?? 0, limit: widget_loads_per_month },
    },
  )
  return {
    ...widget,
    /** A frozen widget shows only posts published before this time (ms); null shows all. */
    publishedBefore: frozen !== null && frozen <= now ? frozen : null,
    /** Their number is needed for its limit only. */
    areVisitorsCounted: traffic_limit !== null,
  }
}

/** A public widget; one that is off or visible to its team only does not exist for shoppers. */
export async function shownWidget(world: World, embedId: string) {
  const widget = await knownWidget(world, embedId)
  if (widget.mode !== 'full_access') throw new ApiError(404, 'widget-not-found')
  return widget
}

/** A shopper is in a few segments; the rest of a longer list is ignored. */
const MAX_CODES = 10
/** The maximum length of that many codes. */
const MAX_CHARACTERS = 1000

/** The segment codes of a shop's page, unique and sorted, so that equal sets share one response. Invalid codes are left out: no post has them. */
export function segmentCodes(named: string): string[] {
  const words = named.slice(0, MAX_CHARACTERS).split(/\s+/)
  const codes = new Set(words.filter((word) => v.is(segmentCodeSchema, word)))
  return [...codes].slice(0, MAX_CODES).sort()
}

import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/posts/segment'
import { accountsInMonth, FREEZING, frozenAt } from '../../allowance/allowance'
import { monthOf } from '../../allowance/months'
import { prepared } from '../../db/statements'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

const readWidget = prepared((db, month: number, embedId: string) =>
  accountsInMonth(db, month)
    .innerJoin('widget', 'widget.account_id', 'account.id')
    .selectAll('widget')
    .select(['account.locale', 'account.content_version', 'account.name as shop'])
    .select(FREEZING)
    .where('widget.embed_id', '=', embedId)
    // Widgets of an account with a scheduled deletion are not shown.
    .where('account.deletion_asked_at', 'is', null),
)

/** A widget with the account's data that shoppers see; throws when there is none. */
export async function knownWidget({ db, clock }: World, embedId: string) {
  const now = clock.now()
  const [widget] = await readWidget(db, monthOf(now), embedId)
  if (!widget) throw new ApiError(404, 'widget-not-found')
  const frozen = frozenAt(widget)
  return {
    ...widget,
    /** A frozen widget shows only posts published before this time (ms); null shows all. */
    publishedBefore: frozen !== null && frozen <= now ? frozen : null,
    /** Their number is needed for its limit only. */
    areVisitorsCounted: widget.traffic_limit !== null,
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

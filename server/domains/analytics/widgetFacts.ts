import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import { DAY_MS, WIDGET_FACTS_DAYS } from '@/contract/constants'
import { hasPermission } from '@/contract/permissions'
import type { Actor } from '../../auth/actor'
import type { World } from '../../world'
import { presentWidget } from '../widgets/widgets'
import { widgetLooks } from '../widgets/facts/widgetLooks'
import { lastSeenPages } from '../widgets/facts/seenPages'
import { addEvents, noEvents, type EventCounts, eventsOf, type Span } from './eventQuery'
import type { Db } from '../../db/openDatabase'

/** The facts of the widgets in the list: as many queries for a hundred widgets as for one. */
export async function widgetFacts({ db, clock }: World, actor: Actor): Promise<WidgetFacts[]> {
  const { id: accountId } = actor.account
  const rows = await db
    .selectFrom('widget')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const looks = await widgetLooks(db, accountId, rows.map(presentWidget))
  const seen = await lastSeenPages(db, accountId)
  const till = clock.now() + 1
  const counts = hasPermission(actor, 'MANAGE_ANALYTICS')
    ? await countsByWidget(db, accountId, { since: till - WIDGET_FACTS_DAYS * DAY_MS, till })
    : null
  return rows.map(({ id, embed_id }) => ({
    embedId: embed_id,
    counts: counts && presentCounts(counts.get(id) ?? noEvents()),
    lastSeen: seen.get(id) ?? null,
    ...(looks.get(embed_id) ?? { postCount: 0, covers: [] }),
  }))
}

async function countsByWidget(db: Db, accountId: number, span: Span) {
  const rows = await eventsOf(
    db,
    accountId,
    null,
  )(span)
    .where('event.type', '<>', 'load')
    .select((event) => ['event.widget_id', 'event.type', event.fn.countAll<number>().as('count')])
    .groupBy(['event.widget_id', 'event.type'])
    .execute()
  const counts = new Map<number, EventCounts>()
  for (const { widget_id, type, count } of rows) {
    const own = counts.get(widget_id) ?? noEvents()
    counts.set(widget_id, own)
    addEvents(own, type, count)
  }
  return counts
}

const presentCounts = ({ views, opens, productClicks }: EventCounts) => ({
  views,
  opens,
  productClicks,
})

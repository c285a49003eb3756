import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import { DAY_MS, WIDGET_FACTS_DAYS } from '@/contract/constants'
import { hasPermission } from '@/contract/permissions'
import type { Actor } from '../../../auth/actor'
import type { World } from '../../../world'
import { presentWidget } from '../../widgets/widgets'
import { widgetLooks } from '../../widgets/facts/widgetLooks'
import { lastSeenPages } from '../../widgets/facts/seenPages'
import { countsBy } from '../countsBy'
import { noEvents, scopeOfAccount, type EventCounts } from '../eventQuery'

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
    ? await countsBy(
        scopeOfAccount(db, accountId),
        { since: till - WIDGET_FACTS_DAYS * DAY_MS, till },
        ['widget_id'],
      )
    : null
  return rows.map(({ id, embed_id }) => ({
    embedId: embed_id,
    counts: counts && presentCounts(counts.widget_id.get(id) ?? noEvents()),
    lastSeen: seen.get(id) ?? null,
    ...(looks.get(embed_id) ?? { postCount: 0, covers: [] }),
  }))
}

const presentCounts = ({ views, opens, productClicks }: EventCounts) => ({
  views,
  opens,
  productClicks,
})

import type { WidgetPages } from '@/contract/entities/widgets/widgetFacts'
import { DAY_MS, SEEN_PAGES_DAYS } from '@/contract/constants'
import type { Actor } from '../../../auth/actor'
import { iso, isoOrNull } from '../../../language/times'
import type { World } from '../../../world'
import { ownWidget } from '../widgets'

/** The pages where a widget was seen lately, and in which version. */
export async function widgetPages(
  { db, clock }: World,
  actor: Actor,
  embedId: string,
): Promise<WidgetPages> {
  const { id, revision, saved_at } = await ownWidget(db, actor, embedId)
  const rows = await db
    .selectFrom('widget_page')
    .select(['page', 'revision', 'live_at', 'seen_at'])
    .where('widget_id', '=', id)
    .where('seen_at', '>=', clock.now() - SEEN_PAGES_DAYS * DAY_MS)
    .orderBy('seen_at', 'desc')
    .orderBy('page')
    .execute()
  return {
    revision,
    savedAt: isoOrNull(saved_at),
    pages: rows.map(({ page, revision: shown, live_at, seen_at }) => ({
      page,
      revision: shown,
      seenAt: iso(seen_at),
      liveAt: iso(live_at),
    })),
  }
}

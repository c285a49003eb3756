import { DAY_MS, SEEN_PAGES_DAYS } from '@/contract/constants'
import type { SeenPage, WidgetPages } from '@/contract/entities/widgets/widgetFacts'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { iso, isoOrNull } from '../../../language/times'
import type { World } from '../../../world'
import { ownWidget } from '../widgets'

/** By widget id: the page that showed it last. */
export async function lastSeenPages(db: Db, accountId: number): Promise<Map<number, SeenPage>> {
  const rows = await db
    .with('seen', (query) =>
      query
        .selectFrom('widget_page')
        .innerJoin('widget', 'widget.id', 'widget_page.widget_id')
        .where('widget.account_id', '=', accountId)
        .select((row) => [
          'widget_page.widget_id',
          'widget_page.page',
          'widget_page.revision',
          'widget_page.seen_at',
          row.fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('widget_page.widget_id')
                .orderBy('widget_page.seen_at', 'desc')
                .orderBy('widget_page.page'),
            )
            .as('rank'),
        ]),
    )
    .selectFrom('seen')
    .select(['widget_id', 'page', 'revision', 'seen_at'])
    .where('rank', '=', 1)
    .execute()
  return new Map(
    rows.map(({ widget_id, page, revision, seen_at }) => [
      widget_id,
      { page, revision, seenAt: iso(seen_at) },
    ]),
  )
}

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

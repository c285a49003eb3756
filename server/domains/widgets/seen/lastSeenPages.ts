import type { SeenPage } from '@/contract/entities/widgets/widgetFacts'
import type { Db } from '../../../db/openDatabase'
import { iso } from '../../../language/times'

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

import type { Selectable } from 'kysely'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { WidgetTable } from '../../db/tables/widgets'
import type { World } from '../../world'
import { ownIds } from '../../db/ownIds'

/**
 * Counts what shoppers did when they did it; an event that was counted before is not counted again. Ids of others are
 * dropped.
 */
export async function recordEvents(
  { db, clock }: World,
  widget: Pick<Selectable<WidgetTable>, 'id' | 'account_id'>,
  events: readonly WidgetEvent[],
): Promise<void> {
  if (events.length === 0) return
  const postIds = events.flatMap(({ postId }) => postId ?? [])
  const skuIds = events.flatMap(({ skuId }) => skuId ?? [])
  const posts = await ownIds(db, 'post', widget.account_id, postIds)
  const skus = await ownIds(db, 'sku', widget.account_id, skuIds)
  const known = (ids: Set<number>, id: number | undefined) =>
    id !== undefined && ids.has(id) ? id : null
  const now = clock.now()
  await db
    .insertInto('event')
    .values(
      events.map(({ id, type, postId, skuId, age = 0 }) => ({
        account_id: widget.account_id,
        widget_id: widget.id,
        event_key: id,
        type,
        post_id: known(posts, postId),
        sku_id: known(skus, skuId),
        created_at: now - age,
      })),
    )
    .onConflict((conflict) => conflict.columns(['widget_id', 'event_key']).doNothing())
    .execute()
}

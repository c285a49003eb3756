import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/** A widget with what its account adds to what shoppers see; throws when there is none. */
export async function knownWidget({ db }: World, embedId: string) {
  const widget = await db
    .selectFrom('widget')
    .innerJoin('account', 'account.id', 'widget.account_id')
    .selectAll('widget')
    .select(['account.locale', 'account.content_version', 'account.name as shop'])
    .where('embed_id', '=', embedId)
    .executeTakeFirst()
  if (!widget) throw new ApiError(404, 'widget-not-found')
  return widget
}

/** A widget that everyone may see; one that is off or only its team's is not there for shoppers. */
export async function shownWidget(world: World, embedId: string) {
  const widget = await knownWidget(world, embedId)
  if (widget.mode !== 'full_access') throw new ApiError(404, 'widget-not-found')
  return widget
}

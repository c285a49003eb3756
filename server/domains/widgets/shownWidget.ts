import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'

/** A widget with the account's data that shoppers see; throws when there is none. */
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

/** A public widget; one that is off or visible to its team only does not exist for shoppers. */
export async function shownWidget(world: World, embedId: string) {
  const widget = await knownWidget(world, embedId)
  if (widget.mode !== 'full_access') throw new ApiError(404, 'widget-not-found')
  return widget
}

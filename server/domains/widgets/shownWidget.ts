import * as v from 'valibot'
import { segmentCodeSchema } from '@/contract/entities/posts/segment'
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

import * as v from 'valibot'
import { NetworkFailure } from '../networkFailure'
import type { NetworkItem } from '../sourceReader'
import { authorsOf, authorsSchema, wallItem } from './wallPost'

/** A post of ten photos is 50 KB of addresses: VK's own largest page of such posts would exceed the size limit. */
export const WALL_PAGE = 40

export const pageSchema = v.object({
  count: v.optional(v.number()),
  items: v.array(v.unknown()),
  ...authorsSchema,
})

/** The posts of a page; throws a `NetworkFailure` when none of them has a known shape. */
export function knownItems(
  { items, profiles, groups }: v.InferOutput<typeof pageSchema>,
  groupId: number,
  method: string,
): NetworkItem[] {
  const authors = authorsOf(profiles, groups)
  const known = items
    .map((post) => wallItem(post, authors, groupId))
    .filter((item): item is NetworkItem => item !== null)
  if (items.length > 0 && known.every(({ leftOut }) => leftOut === 'unknown')) {
    throw new NetworkFailure('unreachable', `${method}: no known post`)
  }
  return known
}

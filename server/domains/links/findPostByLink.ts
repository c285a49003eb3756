import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { linkId, postAddress, type PostAddress } from './postAddress'
import { likePattern } from '../../language/searchText'

/** The provider of posts that were added by link, and the source that they belong to. */
export const LINK_PROVIDER = 'link'

/** Id of the account's post that has this address at its source, however its link is spelt; null without one. */
export async function findPostByLink(
  db: Db,
  accountId: number,
  wanted: PostAddress,
): Promise<number | null> {
  const id = linkId(wanted)
  const added = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('provider', '=', LINK_PROVIDER)
    .where('provider_id', '=', id)
    .select('id')
    .executeTakeFirst()
  return added ? added.id : findAmongOthers(db, accountId, wanted)
}

/** Finds the post among those of other origins, whose ids do not derive from their addresses. */
async function findAmongOthers(
  db: Db,
  accountId: number,
  wanted: PostAddress,
): Promise<number | null> {
  const candidates = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .where('provider', '!=', LINK_PROVIDER)
    .where('post_link', 'is not', null)
    .where(sql<boolean>`post_link like ${likePattern(wanted.piece)} escape '\\'`)
    .select(['id', 'post_link'])
    .orderBy('id', 'desc')
    .execute()
  const found = candidates.find(({ post_link }) => {
    const address = postAddress(post_link ?? '')
    return address !== null && isSameAddress(address, wanted)
  })
  return found?.id ?? null
}

const isSameAddress = (one: PostAddress, other: PostAddress) =>
  one.host === other.host && one.path === other.path && one.query === other.query

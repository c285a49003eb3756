import { sql } from 'kysely'
import type { PostInfo } from '@/contract/entities/post'
import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import { refused } from '../http/apiError'
import { ownPost } from './savePost'

/** The post of the library that has this address at its source, whatever its query or last slash. */
export async function findPostByLink(db: Db, actor: Actor, link: string): Promise<PostInfo> {
  const wanted = postAddress(link)
  if (wanted === null) throw refused('wrong-link', 'link')
  const candidates = await db
    .selectFrom('post')
    .where('account_id', '=', actor.account.id)
    .where(
      sql<boolean>`post_link like ${`%${wanted.path.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    )
    .select(['id', 'post_link'])
    .orderBy('id', 'desc')
    .execute()
  const found = candidates.filter(({ post_link }) => {
    const address = postAddress(post_link ?? '')
    return address !== null && address.host === wanted.host && address.path === wanted.path
  })
  const exact = found.find(({ post_link }) => post_link === link.trim())
  const post = exact ?? found[0]
  if (!post) throw refused('post-by-link-not-found', 'link')
  return ownPost(db, actor, post.id)
}

/**
 * Host and path of a single web address, without `www.` and the last slash; null for anything else. Unlike a
 * shop's link a path keeps its case: providers name posts by it.
 */
export function postAddress(text: string): { host: string; path: string } | null {
  const link = text.trim()
  if (/\s/.test(link) || !/^https?:\/\//i.test(link) || !URL.canParse(link)) return null
  // Two addresses pasted together are a valid one by the standard.
  if (/.https?:\/\//i.test(link)) return null
  const { hostname, pathname } = new URL(link)
  const host = hostname.replace(/^www\./, '')
  const path = pathname.replace(/\/+$/, '')
  return host.includes('.') ? { host, path } : null
}

import type { Insertable } from 'kysely'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/typedText'
import type { PostTable } from '../../db/tables/posts'
import { shortcodeOf } from '../../page/pageFacts'
import type { PostFacts } from '../../page/facts'
import { LINK_PROVIDER } from './findPostByLink'
import type { LinkType, PostAddress } from './postAddress'
import { newPostRow } from '../posts/adding/postRow'

interface LinkedPost {
  address: PostAddress
  providerId: string
  type: LinkType
  facts: PostFacts
  /** Another person's post, whose permission is needed before the shop shows it. */
  isUgc: boolean
}

/** A post as its public page describes it, before anything is edited in the cabinet. */
export function linkedPostRow(
  accountId: number,
  { address, providerId, type, facts, isUgc }: LinkedPost,
  now: number,
): Insertable<PostTable> {
  const caption = shownText(facts.text ?? facts.title ?? '')
  const author = authorName(facts) ?? (shownName(facts.site ?? '') || address.host)
  return {
    ...newPostRow(accountId, providerId, author, caption, now),
    provider: LINK_PROVIDER,
    shortcode: shortcodeOf(address.link),
    post_type: type,
    author_link: authorLink(facts),
    like_count: facts.likeCount ?? 0,
    comment_count: facts.commentCount ?? 0,
    provider_created_at: Math.max(0, Math.min(facts.createdAt ?? now, now)),
    post_link: address.link,
    is_ugc: isUgc ? 1 : 0,
    need_copyright_request: isUgc ? 1 : 0,
    enable_refresh_button: 1,
  }
}

/** The author's displayed name; null when there is none. */
export function authorName({ author }: PostFacts): string | null {
  return shownName(author?.name ?? '') || null
}

/** The author's page; null without a usable address. */
export function authorLink({ author }: PostFacts): string | null {
  const link = author?.link ?? null
  return link === null || link.length > LIMITS.link ? null : link
}

/** A name on one line, without the sign that networks put before it. */
export function shownName(name: string): string {
  const line = withoutControls(name).replace(/\s+/g, ' ').trim().replace(/^@/, '')
  return cutText(line, LIMITS.typedText)
}

/** A page's text as a caption: keeps line breaks, removes control characters, which databases do not store. */
export function shownText(text: string): string {
  return cutText(withoutControls(text.replace(/\r\n?/g, '\n')).trim(), LIMITS.postText)
}

const withoutControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, '')

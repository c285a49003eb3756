import type { CopyrightStatus } from '@/contract/entities/copyright'
import type { PostInfo } from '@/contract/entities/post'
import type { PostFilter } from '@/contract/entities/postList'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { postFilterOf } from '@/features/posts/library/postListRequest'

/** Whether one condition holds; undefined when the filter does not ask. */
type Condition = boolean | undefined

const isAmong = <Id>(wanted: readonly Id[] = [], own: readonly Id[]): Condition =>
  wanted.length === 0 ? undefined : own.some((id) => wanted.includes(id))

const is = <Value>(wanted: Value | undefined, own: Value): Condition =>
  wanted === undefined ? undefined : wanted === own

/** `since` is inclusive, `till` exclusive; what has no time lies in no span. */
function isWithin(since: string | undefined, till: string | undefined, own: string | null) {
  if (since === undefined && till === undefined) return undefined
  if (own === null) return false
  const time = Date.parse(own)
  return (!since || time >= Date.parse(since)) && (!till || time < Date.parse(till))
}

/** A request that was approved or failed had been sent. */
const SENT: CopyrightStatus[] = ['sending', 'sent', 'approved', 'failed']

function permissionConditions(filter: PostFilter, { vitrinaPost }: PostInfo): Condition[] {
  const status = vitrinaPost.copyrightRequest?.status
  return [
    is(filter.isCopyrightRequestSent, status !== undefined && SENT.includes(status)),
    is(filter.isCopyrightRequestSatisfied, status === 'approved'),
    is(filter.isCopyrightRequestFailed, status === 'failed'),
    is(filter.isCopyrightRequestAwarded, vitrinaPost.promoCodeStatus !== null),
  ]
}

function conditions(list: PostList, post: PostInfo): Condition[] {
  const filter = postFilterOf(list)
  const { vitrinaPost, providerPost, segments, media } = post
  const hasProduct = media.some(({ linkList }) => linkList.length > 0)
  return [
    list.useAllDataSources ? undefined : isAmong(list.dataSourceList, [providerPost.provider]),
    isAmong(
      filter.albumList,
      vitrinaPost.albumList.map(({ id }) => id),
    ),
    isAmong(
      filter.segmentList,
      segments.map(({ id }) => id),
    ),
    is(filter.isPublished, vitrinaPost.isPublished),
    is(filter.hasProduct, hasProduct),
    is(filter.isUgc, providerPost.isUgc),
    is(filter.authorId, providerPost.authorUser.username),
    is(filter.postId, vitrinaPost.id),
    isWithin(filter.providerCreatedSince, filter.providerCreatedTill, providerPost.createdAt),
    isWithin(filter.vitrinaCreatedSince, filter.vitrinaCreatedTill, vitrinaPost.createdAt),
    isWithin(filter.publishedSince, filter.publishedTill, vitrinaPost.publishedAt),
    ...permissionConditions(filter, post),
  ]
}

/**
 * Whether a post belongs to a list; null when only the back office can tell, because the list is of words or of a
 * language and the text is not the one that stood in the list before.
 */
export function belongsTo(list: PostList, post: PostInfo, before?: PostInfo): boolean | null {
  if (conditions(list, post).includes(false)) return false
  const asksForText = list.query !== '' || list.filter.captionLang !== undefined
  if (!asksForText) return true
  return before?.vitrinaPost.text === post.vitrinaPost.text ? true : null
}

import * as v from 'valibot'
import type { PostFilter } from '@/contract/entities/posts/postList'
import { widgetTypeSchema } from '@/contract/entities/widgets/widget'
import type { Permission } from '@/contract/permissions'

/** What may wait for the team, in the order in which it is shown (product-rules/account.md#what-waits). */
export const ATTENTION_KINDS = [
  'source-stopped',
  'token-ended',
  'feed-failed',
  'widget-empty',
  'schedule-failed',
  'products-unavailable',
  'feed-waiting',
  'token-ending',
  'request-failed',
  'request-approved',
  'request-waiting',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** New posts are only in the weekly letter: in the cabinet they are the first of the library. */
export type LetterKind = AttentionKind | 'new-posts'

/** The right to act on what waits; without it the item is not listed. */
export const ATTENTION_RIGHTS: Record<LetterKind, Permission> = {
  'source-stopped': 'MANAGE_SOURCES',
  'token-ended': 'MANAGE_INTEGRATIONS',
  'token-ending': 'MANAGE_INTEGRATIONS',
  'feed-failed': 'MANAGE_FEED',
  'feed-waiting': 'MANAGE_FEED',
  'widget-empty': 'MANAGE_WIDGETS',
  'schedule-failed': 'PUBLISH_POST',
  'products-unavailable': 'EDIT_POST',
  'request-failed': 'EDIT_POST',
  'request-approved': 'PUBLISH_POST',
  'request-waiting': 'EDIT_POST',
  'new-posts': 'PUBLISH_POST',
}

/** The messages of what waits; their value is `count`. */
export const ATTENTION_MESSAGES = {
  'source-stopped': 'attention.title_source-stopped',
  'token-ended': 'attention.title_token-ended',
  'token-ending': 'attention.title_token-ending',
  'feed-failed': 'attention.title_feed-failed',
  'feed-waiting': 'attention.title_feed-waiting',
  'widget-empty': 'attention.title_widget-empty',
  'schedule-failed': 'attention.title_schedule-failed',
  'products-unavailable': 'attention.title_products-unavailable',
  'request-failed': 'attention.title_request-failed',
  'request-approved': 'attention.title_request-approved',
  'request-waiting': 'attention.title_request-waiting',
  'new-posts': 'attention.title_new-posts',
} as const satisfies Record<LetterKind, string>

/** Posts that wait, as the filter of the library that lists exactly them. */
export const ATTENTION_POSTS = {
  'products-unavailable': { isPublished: true, hasUnavailableProduct: true },
  'request-failed': { isCopyrightRequestFailed: true },
  'request-approved': { isCopyrightRequestSatisfied: true, isPublished: false },
  'request-waiting': {
    isCopyrightRequestSent: true,
    isCopyrightRequestSatisfied: false,
    isCopyrightRequestFailed: false,
  },
} as const satisfies Partial<Record<AttentionKind, PostFilter>>
export type PostKind = keyof typeof ATTENTION_POSTS

/** Posts are counted only so far: “1,000 or more”. */
export const MANY_POSTS = 1000

export const attentionKindSchema = v.picklist(ATTENTION_KINDS)

export const attentionItemSchema = v.object({
  kind: attentionKindSchema,
  count: v.number(),
  /** The first of the records that wait; null where a list of posts shows all of them. */
  subject: v.nullable(
    v.object({
      /** The embed id of a widget, else a number. */
      id: v.string(),
      /** Empty for a post. */
      name: v.string(),
      widgetType: v.nullable(widgetTypeSchema),
      /** Why it does not work, in the person's language; null where the title says it. */
      reason: v.nullable(v.string()),
    }),
  ),
  /** `products-unavailable` counts posts of these albums, which live widgets show. */
  albums: v.array(v.number()),
  /** The person has hidden it: until a week has passed or more of it waits. */
  isHidden: v.boolean(),
})
export type AttentionItem = v.InferOutput<typeof attentionItemSchema>

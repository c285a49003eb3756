import { paths } from '@/common/routing/paths'
import type { AttentionItem, AttentionKind, PostKind } from '@/contract/entities/account/attention'
import type { MessageId } from '@/common/i18n/messages'
import { addressOfFilter } from '@/features/posts/library/libraryAddress'
import type { LibraryFilter } from '@/features/posts/library/libraryFilter'

type Subject = NonNullable<AttentionItem['subject']>

/** The address of a widget's editor, which belongs to another slice. */
export type WidgetAddress = (widget: {
  embedId: string
  widgetType: NonNullable<Subject['widgetType']>
}) => string

/** The library's filter of posts that wait: those of `ATTENTION_POSTS`, as its address names them. */
export const POSTS_FILTERS: Record<PostKind, LibraryFilter> = {
  'products-unavailable': { status: 'published', unavailable: true },
  'request-failed': { failed: true },
  'request-approved': { approved: true, status: 'draft' },
  'request-waiting': { request: true, approved: false, failed: false },
}

/** The words of the one action of each kind. */
export const ACTIONS: Record<AttentionKind, MessageId> = {
  'source-stopped': 'attention.action_sources',
  'token-ended': 'attention.action_integrations',
  'token-ending': 'attention.action_integrations',
  'feed-failed': 'attention.action_feeds',
  'feed-waiting': 'attention.action_feeds',
  'widget-empty': 'attention.action_widget',
  'schedule-failed': 'attention.action_post',
  'products-unavailable': 'attention.action_posts',
  'request-failed': 'attention.action_posts',
  'request-approved': 'attention.action_posts',
  'request-waiting': 'attention.action_posts',
}

/** Where what waits is dealt with. */
export function addressOf(
  { kind, subject, albums }: Pick<AttentionItem, 'kind' | 'subject' | 'albums'>,
  widgetAddress: WidgetAddress,
): string {
  switch (kind) {
    case 'source-stopped':
      return paths.sources()
    case 'token-ended':
    case 'token-ending':
    case 'feed-failed':
    case 'feed-waiting':
      return paths.integrations()
    case 'widget-empty': {
      if (!subject?.widgetType) return paths.galleries()
      return widgetAddress({ embedId: subject.id, widgetType: subject.widgetType })
    }
    case 'schedule-failed':
      return subject ? paths.post(Number(subject.id)) : paths.home()
    default: {
      const filter = { ...POSTS_FILTERS[kind], ...(albums.length > 0 ? { album: albums } : {}) }
      return `${paths.home()}?${addressOfFilter(filter).toString()}`
    }
  }
}

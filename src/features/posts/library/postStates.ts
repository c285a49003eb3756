import type { MessageId } from '@/common/i18n/messages'
import type { PostInfo } from '@/contract/entities/posts/post'

type OfShop = Pick<PostInfo, 'vitrinaPost'>

/** The next scheduled transition of a post; null when the schedule is off. */
export function scheduledTransition({
  vitrinaPost,
}: OfShop): { time: string; isPublication: boolean } | null {
  const { isEnabledScheduler, isPublished, publishTime, unpublishTime } = vitrinaPost
  if (!isEnabledScheduler) return null
  if (publishTime !== null && !isPublished) return { time: publishTime, isPublication: true }
  return unpublishTime === null ? null : { time: unpublishTime, isPublication: false }
}

/** Labels for the permission to show a post; none when it is approved. */
export function permissionMark({ vitrinaPost }: OfShop): MessageId[] {
  const { needCopyrightRequest, copyrightRequest } = vitrinaPost
  switch (copyrightRequest?.status) {
    case 'sending':
    case 'sent':
      return ['library.mark_permission-asked']
    case 'failed':
      return ['library.mark_permission-failed']
    case 'approved':
      return []
    default:
      return needCopyrightRequest ? ['library.mark_permission-needed'] : []
  }
}

/** Whether a post is published and no widget shows it to shoppers; `seenAlbums` is null until it is known. */
export function isUnseen({ vitrinaPost }: OfShop, seenAlbums: ReadonlySet<number> | null): boolean {
  const { isPublished, albumList } = vitrinaPost
  return isPublished && seenAlbums !== null && !albumList.some(({ id }) => seenAlbums.has(id))
}

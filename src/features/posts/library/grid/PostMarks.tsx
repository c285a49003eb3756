import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PostIcon } from '@/common/ui/icons/PostIcon'
import type { PostInfo } from '@/contract/entities/posts/post'
import { permissionMark, scheduledTransition } from '../postStates'

/** Badges over the picture of a post for its unusual states; most posts have none. */
export function PostMarks({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const { vitrinaPost, providerPost, adsMarker } = post
  const transition = scheduledTransition(post)
  const marks: MessageId[] = [
    ...(providerPost.isDeleted ? ['library.mark_deleted' as const] : []),
    ...permissionMark(post),
    ...(vitrinaPost.hasSuggestion ? ['library.mark_suggested' as const] : []),
    ...(adsMarker?.isEnabled ? ['library.mark_ad' as const] : []),
  ]
  return (
    <>
      {transition && (
        <PostIcon
          icon="schedule"
          label={intl.formatMessage(
            {
              id: transition.isPublication
                ? 'library.mark_publish-at'
                : 'library.mark_unpublish-at',
            },
            { time: intl.formatDate(transition.time, { dateStyle: 'long', timeStyle: 'short' }) },
          )}
        >
          {intl.formatDate(transition.time, {
            day: 'numeric',
            month: 'short',
            hour: '2-digit',
            minute: '2-digit',
          })}
        </PostIcon>
      )}
      {marks.map((id) => (
        <span key={id}>{intl.formatMessage({ id })}</span>
      ))}
    </>
  )
}

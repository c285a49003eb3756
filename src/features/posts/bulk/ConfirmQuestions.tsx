import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { TRASH_DAYS } from '@/contract/constants'
import type { ChosenPost } from '@/contract/entities/posts/postChange'

interface DeleteQuestionProps {
  posts: ChosenPost[]
  onConfirm: () => void
  onClose: () => void
}

/** Albums listed by name; the others are counted. */
const NAMED_ALBUMS = 5

/** Confirms the deletion of posts and lists its consequences. */
export function DeleteQuestion({ posts, onConfirm, onClose }: DeleteQuestionProps) {
  const albums = new Map(
    posts.flatMap(({ vitrinaPost }) => vitrinaPost.albumList.map(({ id, name }) => [id, name])),
  )
  const names = [...albums.values()].slice(0, NAMED_ALBUMS).join(', ')
  const published = posts.filter(({ vitrinaPost }) => vitrinaPost.isPublished).length
  const chosen = posts.length === 1 ? 'one' : 'several'
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id="selection.title_delete" values={{ count: posts.length }} />}
      confirmLabel={<FormattedMessage id="common.action_delete" />}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {published > 0 && (
        <>
          <FormattedMessage
            id="selection.text_delete-published"
            values={{ chosen, count: published }}
          />{' '}
        </>
      )}
      {albums.size > 0 && (
        <>
          <FormattedMessage
            id="selection.text_delete-albums"
            values={{
              chosen,
              names,
              others: Math.max(0, albums.size - NAMED_ALBUMS),
            }}
          />{' '}
        </>
      )}
      <FormattedMessage id="selection.text_delete" values={{ days: TRASH_DAYS }} />
    </ConfirmDialog>
  )
}

interface ArchiveQuestionProps {
  kind: 'archive' | 'unarchive'
  posts: ChosenPost[]
  onConfirm: () => void
  onClose: () => void
}

const TITLES: Record<ArchiveQuestionProps['kind'], MessageId> = {
  archive: 'selection.title_archive',
  unarchive: 'selection.title_unarchive',
}
const ACTIONS: Record<ArchiveQuestionProps['kind'], MessageId> = {
  archive: 'selection.action_archive',
  unarchive: 'selection.action_unarchive',
}

/** Confirms that reviews are archived or restored (product-rules/posts.md#reviews). */
export function ArchiveQuestion({ kind, posts, onConfirm, onClose }: ArchiveQuestionProps) {
  const published = posts.filter(({ vitrinaPost }) => vitrinaPost.isPublished).length
  const chosen = posts.length === 1 ? 'one' : 'several'
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id={TITLES[kind]} values={{ count: posts.length }} />}
      confirmLabel={<FormattedMessage id={ACTIONS[kind]} />}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <FormattedMessage
        id={kind === 'archive' ? 'selection.text_archive' : 'selection.text_unarchive'}
      />
      {kind === 'archive' && published > 0 && (
        <>
          {' '}
          <FormattedMessage
            id="selection.text_archive-published"
            values={{ chosen, count: published }}
          />
        </>
      )}
    </ConfirmDialog>
  )
}

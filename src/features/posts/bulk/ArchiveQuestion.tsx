import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { ChosenPost } from '@/contract/entities/posts/postChange'

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

import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
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
      <FormattedMessage id="selection.text_delete" />
    </ConfirmDialog>
  )
}

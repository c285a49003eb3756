import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import type { IdName } from '@/contract/entities/post'
import type { ChosenPost } from '@/contract/entities/postChange'
import { areReviews, bulkWords } from './bulkWords'
import type { PickerProps } from './bulkPickers'
import { useAlbumChoice } from './useAlbumChoice'

type AlbumChange = 'addToAlbums' | 'removeFromAlbums'

interface AlbumQuestionProps {
  kind: AlbumChange
  posts: ChosenPost[]
  renderPicker: (props: PickerProps) => ReactNode
  onAnswer: (albums: IdName[]) => void
  onClose: () => void
}

const TITLES: Record<AlbumChange, MessageId> = {
  addToAlbums: 'selection.title_add',
  removeFromAlbums: 'selection.title_remove',
}
const ACTIONS: Record<AlbumChange, MessageId> = {
  addToAlbums: 'selection.action_add-submit',
  removeFromAlbums: 'selection.action_remove-submit',
}

/** The albums to which posts are added, or from which they are removed. */
export function AlbumQuestion({
  kind,
  posts,
  renderPicker,
  onAnswer,
  onClose,
}: AlbumQuestionProps) {
  const { picker, answer } = useAlbumChoice()
  const albumIds = posts.flatMap(({ vitrinaPost }) => vitrinaPost.albumList.map(({ id }) => id))
  return (
    <FormDialog
      title={
        <FormattedMessage
          id={bulkWords(TITLES[kind], areReviews(posts))}
          values={{ count: posts.length }}
        />
      }
      submitLabel={<FormattedMessage id={ACTIONS[kind]} />}
      isBusy={false}
      onSubmit={() => {
        answer(onAnswer)
      }}
      onClose={onClose}
    >
      {renderPicker({
        ...picker,
        ...(kind === 'removeFromAlbums' ? { offered: albumIds } : {}),
      })}
    </FormDialog>
  )
}

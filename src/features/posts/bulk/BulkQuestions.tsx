import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import type { IdName } from '@/contract/entities/posts/post'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { ArchiveQuestion, DeleteQuestion } from './ConfirmQuestions'
import { bulkQuestionClosed, type BulkChange, type BulkQuestion } from './bulkChangeSlice'
import { type BulkPickers, type PickerProps, useAlbumChoice } from './bulkPickers'
import { areReviews, bulkWords } from './bulkMessages'
import { PublishQuestion, SegmentQuestion } from './PickerQuestions'
import { useBulkStart } from './useBulkStart'

interface BulkQuestionsProps extends BulkPickers {
  kind: BulkQuestion['kind']
  posts: ChosenPost[]
}

/** The dialogs that are shown before posts are changed. */
export function BulkQuestions(props: BulkQuestionsProps) {
  const { kind, posts, renderAlbumPicker, renderSegmentPicker } = props
  const dispatch = useAppDispatch()
  const { start } = useBulkStart()
  const close = () => {
    dispatch(bulkQuestionClosed())
  }
  const answer = (change: BulkChange, albumNames?: string[]) => {
    close()
    start(posts, change, albumNames)
  }
  if (kind === 'delete') {
    return (
      <DeleteQuestion
        posts={posts}
        onConfirm={() => {
          answer({ type: 'delete' })
        }}
        onClose={close}
      />
    )
  }
  if (kind === 'archive' || kind === 'unarchive') {
    return (
      <ArchiveQuestion
        kind={kind}
        posts={posts}
        onConfirm={() => {
          answer({ type: kind })
        }}
        onClose={close}
      />
    )
  }
  if (kind === 'setSegments') {
    return (
      <SegmentQuestion
        posts={posts}
        renderPicker={renderSegmentPicker}
        onAnswer={(segmentList) => {
          answer({ type: 'setSegments', segmentList })
        }}
        onClose={close}
      />
    )
  }
  if (kind === 'publish') {
    return (
      <PublishQuestion
        posts={posts}
        renderPicker={renderAlbumPicker}
        onAnswer={answer}
        onClose={close}
      />
    )
  }
  return (
    <AlbumQuestion
      kind={kind}
      posts={posts}
      renderPicker={renderAlbumPicker}
      onAnswer={(albums) => {
        const albumList = albums.map(({ id }) => id)
        const names = albums.map(({ name }) => name)
        answer({ type: kind, albumList }, names)
      }}
      onClose={close}
    />
  )
}

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
function AlbumQuestion({ kind, posts, renderPicker, onAnswer, onClose }: AlbumQuestionProps) {
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

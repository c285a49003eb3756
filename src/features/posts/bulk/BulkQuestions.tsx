import { useAppDispatch } from '@/common/store/hooks'
import type { ChosenPost } from '@/contract/entities/postChange'
import { bulkQuestionClosed, type BulkChange, type BulkQuestion } from './bulkChangeSlice'
import { useBulkStart } from './useBulkStart'
import { ArchiveQuestion } from './ArchiveQuestion'
import { AlbumQuestion } from './AlbumQuestion'
import type { BulkPickers } from './bulkPickers'
import { DeleteQuestion } from './DeleteQuestion'
import { PublishQuestion } from './PublishQuestion'
import { SegmentQuestion } from './SegmentQuestion'

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

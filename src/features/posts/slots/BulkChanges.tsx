import { usePermission } from '@/common/session/useUser'
import { useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/useListeners'
import type { PostInfo } from '@/contract/entities/post'
import type { BulkPickers } from '../bulk/bulkPickers'
import { selectBulkChange } from '../bulk/bulkChangeSlice'
import { listenForBulkChange } from '../bulk/bulkListeners'
import { selectChosenIds } from '../library/librarySelectionSlice'
import { BulkBar } from '../components/bulk/BulkBar'
import { BulkFailures } from '../components/bulk/BulkFailures'
import { BulkQuestions } from '../components/bulk/BulkQuestions'
import { BulkResult } from '../components/bulk/BulkResult'
import classes from '../components/bulk/BulkBar.module.css'
import { PostMenu } from '../components/bulk/PostMenu'

interface BulkChangesProps extends BulkPickers {
  /** What is loaded of the list. */
  posts: readonly PostInfo[]
}

/** What can be done with the chosen posts, and with the one whose menu is open. */
export function BulkChanges({ posts, renderAlbumPicker, renderSegmentPicker }: BulkChangesProps) {
  useListeners(listenForBulkChange)
  const canEdit = usePermission('EDIT_POST')
  const { menu, question, areFailuresShown, change } = useAppSelector(selectBulkChange)
  const chosen = postsOf(posts, useAppSelector(selectChosenIds))
  const menuPost = menu && posts.find(({ vitrinaPost }) => vitrinaPost.id === menu.id)
  return (
    <>
      {menu && menuPost && <PostMenu post={menuPost} place={menu} />}
      {(chosen.length > 0 || change) && (
        <div className={classes.bar}>
          {change && <BulkResult />}
          {canEdit && chosen.length > 0 && <BulkBar posts={chosen} />}
        </div>
      )}
      {question && (
        <BulkQuestions
          kind={question.kind}
          posts={postsOf(posts, question.ids)}
          renderAlbumPicker={renderAlbumPicker}
          renderSegmentPicker={renderSegmentPicker}
        />
      )}
      {areFailuresShown && <BulkFailures />}
    </>
  )
}

function postsOf(posts: readonly PostInfo[], ids: readonly number[]): PostInfo[] {
  const wanted = new Set<number | null>(ids)
  return posts.filter(({ vitrinaPost }) => wanted.has(vitrinaPost.id))
}

import { Suspense, useMemo } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import type { BulkPickers } from '@/features/posts/bulk/bulkPickers'
import { selectBulkChange } from '../bulk/bulkChangeSlice'
import { listenForBulkChange } from '../bulk/bulkListeners'
import { selectChosenIds, selectMatching } from '@/common/ui/posts/librarySelectionSlice'
import type { BulkPosts } from './BulkArea'
import { BulkBar } from '../bulk/BulkBar'
import { BulkFailures } from '@/features/posts/bulk/BulkResult'
import { BulkQuestions } from '../bulk/BulkQuestions'
import { BulkResult } from '../bulk/BulkResult'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import { ChooseMatching } from '@/features/posts/bulk/BulkBar'
import type { BulkPlace } from '../bulk/useBulkActions'
import { PostMenu } from '../bulk/PostMenu'
import { selectLibraryPanel } from '../library/filters/libraryPanelSlice'

export type { BulkPlace, BulkPosts }

const ComparePosts = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-compare" */ '../bulk/ComparePosts').then(
    (module) => module.ComparePosts,
  ),
)

type BulkChangesProps = BulkPickers &
  BulkPosts & {
    /** The page on which the posts are shown. */
    place: BulkPlace
  }

/** Actions for the chosen posts, and for the post whose menu is open. */
export function BulkChanges(props: BulkChangesProps) {
  const { posts, list, total, place, renderAlbumPicker, renderSegmentPicker } = props
  useListeners(listenForBulkChange)
  const canEdit = usePermission('EDIT_POST')
  const { menu, question, areFailuresShown, change } = useAppSelector(selectBulkChange)
  const chosenIds = useAppSelector(selectChosenIds)
  const isComparing = useAppSelector(selectLibraryPanel)?.kind === 'compare'
  const matching = useAppSelector(selectMatching)
  // Loaded posts are fresher than the copies that were read when all posts were chosen.
  const known = useMemo(() => eachOnce([...matching, ...posts]), [matching, posts])
  const chosen = useMemo(() => postsOf(known, chosenIds), [known, chosenIds])
  const menuPost = menu && posts.find(({ vitrinaPost }) => vitrinaPost.id === menu.id)
  return (
    <>
      {menu && menuPost && <PostMenu post={menuPost} place={menu} />}
      {(chosen.length > 0 || change) && (
        <div className={classes.bar}>
          {change && <BulkResult />}
          {canEdit && chosen.length > 0 && (
            <BulkBar posts={chosen} place={place}>
              <ChooseMatching list={list} total={total} chosenCount={chosen.length} />
            </BulkBar>
          )}
        </div>
      )}
      {question && (
        <BulkQuestions
          kind={question.kind}
          posts={postsOf(known, question.ids)}
          renderAlbumPicker={renderAlbumPicker}
          renderSegmentPicker={renderSegmentPicker}
        />
      )}
      {areFailuresShown && <BulkFailures />}
      {isComparing && (
        <Suspense>
          <ComparePosts />
        </Suspense>
      )}
    </>
  )
}

const eachOnce = (posts: readonly ChosenPost[]) => [
  ...new Map(posts.map((post) => [post.vitrinaPost.id, post])).values(),
]

function postsOf(posts: readonly ChosenPost[], ids: readonly number[]): ChosenPost[] {
  const wanted = new Set<number | null>(ids)
  return posts.filter(({ vitrinaPost }) => wanted.has(vitrinaPost.id))
}

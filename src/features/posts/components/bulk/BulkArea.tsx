import { VisuallyHidden } from '@mantine/core'
import { Suspense, useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { PostInfo } from '@/contract/entities/post'
import { libraryEntered, selectIsBulkInUse } from '../../bulk/bulkChangeSlice'
import { listShown, postsVanished, selectChosenIds } from '../../library/librarySelectionSlice'

export type RenderBulk = (props: { posts: readonly PostInfo[] }) => ReactNode

interface BulkAreaProps {
  posts: readonly PostInfo[] | null
  renderBulk: RenderBulk
}

const NO_POSTS: readonly PostInfo[] = []

/** The place of what is done with posts: nothing of it is fetched before a post is chosen or its menu opened. */
export function BulkArea({ posts, renderBulk }: BulkAreaProps) {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const chosenIds = useAppSelector(selectChosenIds)
  const isInUse = useAppSelector(selectIsBulkInUse)
  useEffect(() => {
    dispatch(libraryEntered())
  }, [dispatch])
  useEffect(() => {
    dispatch(listShown(search))
  }, [dispatch, search])
  useEffect(() => {
    if (!posts || chosenIds.length === 0) return
    const shown = new Set(posts.map(({ vitrinaPost }) => vitrinaPost.id))
    const gone = chosenIds.filter((id) => !shown.has(id))
    if (gone.length > 0) dispatch(postsVanished(gone))
  }, [dispatch, posts, chosenIds])
  return (
    <>
      <VisuallyHidden role="status">
        {chosenIds.length > 0 && (
          <FormattedMessage id="library.count_chosen" values={{ count: chosenIds.length }} />
        )}
      </VisuallyHidden>
      {(chosenIds.length > 0 || isInUse) && (
        <Suspense>{renderBulk({ posts: posts ?? NO_POSTS })}</Suspense>
      )}
    </>
  )
}

import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { idsBetween } from '@/common/ui/posts/selection/idsBetween'
import type { PostInfo } from '@/contract/entities/posts/post'
import { bulkPost } from '../bulk/bulkPost'
import { isPickable } from './pickerList'
import { postPicked, rangePicked, selectPicker } from './postPickerSlice'

/** The ways to choose posts for an album; `posts` are those that are shown. */
export function usePostPicking(posts: readonly PostInfo[], albumId: number) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { picked, anchorId } = useAppSelector(selectPicker)
  const ids = posts.map(({ vitrinaPost }) => vitrinaPost.id ?? 0)
  const pickable = (wanted: readonly number[]) =>
    wanted
      .flatMap((id) => posts.find(({ vitrinaPost }) => vitrinaPost.id === id) ?? [])
      .filter((post) => isPickable(post, albumId))
      .flatMap((post) => bulkPost(intl, post))
  return {
    ids,
    chosen: new Set(picked.map(({ id }) => id)),
    toggle: (id: number) => {
      const [post] = pickable([id])
      if (post) dispatch(postPicked(post))
    },
    /** Chooses everything between the post clicked last, or `from`, and this one. */
    extend: (to: number, from = to) => {
      const start = anchorId !== null && ids.includes(anchorId) ? anchorId : from
      dispatch(rangePicked({ anchorId: start, posts: pickable(idsBetween(ids, start, to)) }))
    },
    selectAll: () => {
      dispatch(rangePicked({ anchorId: ids[0] ?? 0, posts: pickable(ids) }))
    },
  }
}

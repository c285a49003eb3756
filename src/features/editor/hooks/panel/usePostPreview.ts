import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '@/common/store/hooks'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { selectPostInfo, selectPreview } from '../../editorSlice'
import type { PreviewShape } from '@/features/editor/model/wire'
import { usePreviewPostQuery } from '@/features/editor/state/preview'

export interface PostPreviewView {
  shape: PreviewShape
  /** In this shape; the last one stays until the next has loaded. */
  payload: GalleryPayload | undefined
  isError: boolean
  retry: () => void
}

/** The post as shoppers would see it, with unsaved changes. */
export function usePostPreview(): PostPreviewView {
  const { isOpen, shape, round } = useAppSelector(selectPreview)
  const postId = useAppSelector(selectPostInfo)?.vitrinaPost.id ?? null
  const { data, isError, refetch } = usePreviewPostQuery(
    isOpen && postId !== null ? { postId, shape, round } : skipToken,
  )
  return {
    shape,
    payload: data?.shape === shape ? data.payload : undefined,
    isError,
    retry: () => void refetch(),
  }
}

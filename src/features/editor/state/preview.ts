import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { StartListening } from '@/common/store/listening'
import type { ResponseOf } from '@/contract/endpoint'
import { postPreviewEndpoints } from '@/contract/endpoints/postPreview'
import { GALLERY_DEFAULTS } from '@/contract/widgets/settings/galleryDefaults'
import type { GallerySettings } from '@/contract/widgets/settings/gallerySettings'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { editorSlice, type WithEditor, previewAsked } from '@/features/editor/editorSlice'
import { type PreviewShape, inShape, toWire } from '@/features/editor/model/wire'
import type { EditorState } from './editorState'

interface PreviewRound {
  postId: number
  shape: PreviewShape
  /** Number of the request; a higher number sends it again. */
  round: number
}

/** The payload of the preview frame, and the shape for which it was requested. */
interface PostPreview {
  shape: PreviewShape
  payload: GalleryPayload
}

/** The settings of the gallery around the post. `ONE_TILE` is for a preview of the post's tile alone. */
const GALLERY: GallerySettings = { ...GALLERY_DEFAULTS, load_more: '' }
const ONE_TILE = { ...GALLERY, cols: 1, cols_min: 1 }

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The post is read from the state, so that no copy of it becomes part of the cache key. */
    previewPost: build.query<PostPreview, PreviewRound>({
      queryFn: async ({ shape }, { getState }, _options, baseQuery) => {
        const postInfo = unsavedPost(editorSlice.selectSlice(getState() as WithEditor), shape)
        if (!postInfo) return { error: { kind: 'aborted' } }
        const { error, data, meta } = await baseQuery(
          call(postPreviewEndpoints.previewPost, { body: { postInfo } }),
        )
        if (error) return { error, meta }
        const answer = data as ResponseOf<typeof postPreviewEndpoints.previewPost>
        return { data: { shape, payload: payloadOf(answer, shape) }, meta }
      },
      extraOptions: { toast: false, record: 'full' },
      // Products may change elsewhere, so a preview is requested again on every visit.
      keepUnusedDataFor: 0,
    }),
  }),
})

function unsavedPost({ document, postInfo, linkIds, seenMedia }: EditorState, shape: PreviewShape) {
  return postInfo && inShape(toWire(document, postInfo, linkIds, seenMedia), shape)
}

function payloadOf(
  { post, locale }: ResponseOf<typeof postPreviewEndpoints.previewPost>,
  shape: PreviewShape,
): GalleryPayload {
  return {
    embedId: '',
    widgetType: 'gallery',
    revision: 0,
    title: '',
    locale,
    settings: shape === 'tile' ? ONE_TILE : GALLERY,
    header: [],
    popupHeader: [],
    posts: [post],
    page: 1,
    hasMore: false,
  }
}

export const { usePreviewPostQuery } = previewApi

const { selectSlice } = editorSlice

/** How long the preview waits for a pause in the edits, ms. */
export const PREVIEW_PAUSE_MS = 300

/** Requests the preview again after each change of the post, while the preview is shown. */
export function listenForPreview(startListening: StartListening<WithEditor>) {
  startListening({
    predicate: (_action, now, before) =>
      selectSlice(now).preview.isOpen && selectSlice(now).document !== selectSlice(before).document,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners()
      await delay(PREVIEW_PAUSE_MS)
      if (selectSlice(getState()).preview.isOpen) dispatch(previewAsked())
    },
  })
}

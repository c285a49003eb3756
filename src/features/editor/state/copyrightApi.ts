import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { currentAccount } from '@/common/api/pageFacts'
import { failureMessage } from '@/common/api/apiError'
import type { AppDispatch } from '@/common/store/hooks'
import type { ResponseOf } from '@/contract/endpoint'
import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postSuggestionEndpoints } from '@/contract/endpoints/postSuggestions'
import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import type { PostInfo } from '@/contract/entities/posts/post'
import {
  sideWriteFailed,
  sideWriteStarted,
  sideWriteSucceeded,
} from '@/features/editor/editorSlice'
import type { SideWriteKind } from './editorState'

const SHOWN_IN_PLACE = { toast: false }

const postOf = ({ postInfo }: ResponseOf<typeof copyrightEndpoints.updateCopyrightRequest>) =>
  postInfo

interface Written {
  dispatch: AppDispatch
  queryFulfilled: Promise<{ data: PostInfo }>
}

/** Reports a request beside the save to the editor, which shows its outcome in place. */
function reportToEditor(kind: SideWriteKind) {
  return async ({ postId }: { postId: number }, { dispatch, queryFulfilled }: Written) => {
    dispatch(sideWriteStarted({ postId, kind }))
    await queryFulfilled.then(
      ({ data: postInfo }) => dispatch(sideWriteSucceeded({ kind, postInfo })),
      ({ error }: { error: unknown }) =>
        dispatch(sideWriteFailed({ postId, failure: failureMessage(error) })),
    )
  }
}

/**
 * Requests beside the save: the author's permission and comments on it, a refresh from the source, a dismissal of
 * suggestions.
 */
export const copyrightApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCopyrightRequest: build.mutation<PostInfo, { postId: number; status: CopyrightStatus }>({
      query: (step) =>
        call(copyrightEndpoints.updateCopyrightRequest, {
          body: { username: currentAccount(), ...step },
        }),
      transformResponse: postOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: reportToEditor('permission'),
    }),
    addCopyrightComment: build.mutation<PostInfo, { postId: number; text: string }>({
      query: (comment) =>
        call(copyrightEndpoints.addCopyrightComment, {
          body: { username: currentAccount(), ...comment },
        }),
      transformResponse: postOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: reportToEditor('comment'),
    }),
    refreshPost: build.mutation<PostInfo, { postId: number }>({
      query: ({ postId }) =>
        call(postEditingEndpoints.refreshPost, { query: { post_id: String(postId) } }),
      transformResponse: postOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: reportToEditor('refresh'),
    }),
    dismissSuggestions: build.mutation<PostInfo, { postId: number }>({
      query: ({ postId }) =>
        call(postSuggestionEndpoints.dismissSuggestions, { params: { id: postId } }),
      transformResponse: postOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: reportToEditor('suggestions'),
    }),
  }),
})

export const {
  useUpdateCopyrightRequestMutation,
  useAddCopyrightCommentMutation,
  useRefreshPostMutation,
  useDismissSuggestionsMutation,
} = copyrightApi

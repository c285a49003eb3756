import { api } from '@/common/api/api'
import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { pictureForm, sendFormQuery } from '@/common/uploads/sendFormQuery'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { PostInfo } from '@/contract/entities/posts/post'
import { reviewsApi } from './reviewsApi'

export const reviewPhotosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file of the registry and adds it to a review; the outcome is shown at the review's photos. */
    uploadReviewPhoto: build.mutation<PostInfo, { reviewId: number; fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: postMediaEndpoints.uploadPostMedia,
        partsOf: ({ reviewId }: { reviewId: number; fileId: string }) => ({
          params: { id: reviewId },
        }),
        formOf: pictureForm('postImage'),
        dataOf: ({ postInfo }) => postInfo,
      }),
      extraOptions: { toast: false },
      onQueryStarted: async ({ reviewId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        dispatch(reviewsApi.util.updateQueryData('getReview', reviewId, () => sent.data))
      },
      invalidatesTags: (post) => (post ? ['Post', 'Review'] : []),
    }),
  }),
})

/** Uploads photos of reviews, with a toast for each that was added. */
export function listenForReviewPhotos(startListening: StartListening<WithPictureUploads>) {
  listenForPictures(startListening, {
    kind: 'reviewPhoto',
    send: ({ id, target }, { dispatch }) =>
      dispatch(
        reviewPhotosApi.endpoints.uploadReviewPhoto.initiate(
          { reviewId: target.id, fileId: id },
          { track: false },
        ),
      ),
    arrived: ({ name }, { dispatch }) => {
      const message = { id: 'reviews.alert_photo-added', values: { fileName: name } } as const
      dispatch(toastShown({ tone: 'success', message }))
    },
  })
}

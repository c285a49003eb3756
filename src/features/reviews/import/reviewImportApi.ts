import { api } from '@/common/api/api'
import { asApiError } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { sendFormQuery, type MadeForm } from '@/common/uploads/sendFormQuery'
import { uploadMessage } from '@/common/uploads/uploadMessage'
import { reviewImportEndpoints } from '@/contract/endpoints/reviewImports'
import type {
  ReviewImport,
  ReviewMapping,
  ReviewPreview,
} from '@/contract/entities/posts/reviewImport'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { fileSent, fileSettled } from './reviewImportSlice'

type OfImport = ReviewMapping & { id: number }

const SHOWN_IN_PLACE = { toast: false }
const importOf = ({ reviewImport }: { reviewImport: ReviewImport }) => reviewImport

export const reviewImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file of the registry; the result is shown in the dialog. */
    uploadReviewFile: build.mutation<ReviewImport, { fileId: string; name: string }>({
      queryFn: sendFormQuery({
        endpoint: reviewImportEndpoints.uploadReviewFile,
        formOf: tableForm,
        dataOf: importOf,
      }),
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async (file, { dispatch, queryFulfilled }) => {
        dispatch(fileSent(file))
        const { data, error } = await queryFulfilled.then(
          (answer) => ({ ...answer, error: null }),
          (failure: { error: unknown }) => ({ data: null, error: asApiError(failure.error) }),
        )
        fileRegistry.remove(file.fileId)
        if (data) dispatch(kept(data))
        dispatch(fileSettled({ problem: error && uploadMessage(error, file.name) }))
      },
    }),
    getReviewImport: build.query<ReviewImport, number>({
      query: (id) => call(reviewImportEndpoints.getReviewImport, { params: { id } }),
      transformResponse: importOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const known = await queryFulfilled.catch(() => null)
        if (known?.data.status === 'done') dispatch(api.util.invalidateTags(['Review', 'Post']))
      },
    }),
    previewReviews: build.query<ReviewPreview, OfImport>({
      query: ({ id, ...body }) =>
        call(reviewImportEndpoints.previewReviews, { params: { id }, body }),
      transformResponse: ({ preview }: { preview: ReviewPreview }) => preview,
      extraOptions: SHOWN_IN_PLACE,
      // Reviews and products may differ at the next preview.
      keepUnusedDataFor: 0,
    }),
    importReviews: build.mutation<ReviewImport, OfImport>({
      query: ({ id, ...body }) =>
        call(reviewImportEndpoints.importReviews, { params: { id }, body }),
      transformResponse: importOf,
      onQueryStarted: async (_mapping, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null)
        if (started) dispatch(kept(started.data))
      },
      // The list needs the state of the import that fills it.
      invalidatesTags: (started) => (started ? ['Review'] : []),
    }),
    /** Not awaited: imports that are not deleted expire after a day. */
    deleteReviewImport: build.mutation<{ id: number }, number>({
      query: (id) => call(reviewImportEndpoints.deleteReviewImport, { params: { id } }),
      // A failed import may have created some reviews.
      invalidatesTags: ['Review', 'Post'],
      extraOptions: SHOWN_IN_PLACE,
    }),
  }),
})

/** A patch that stores an import. */
const kept = (reviewImport: ReviewImport) =>
  reviewImportApi.util.upsertQueryEntries([
    { endpointName: 'getReviewImport', arg: reviewImport.id, value: reviewImport },
  ])

/** Too large a file is not sent. */
function tableForm(file: File): Promise<MadeForm> {
  const maxBytes = REVIEW_FILE_LIMITS.bytes
  if (file.size > maxBytes) {
    const problem = { code: 'file-too-large', bytes: file.size, maxBytes } as const
    return Promise.resolve({ problem })
  }
  const form = new FormData()
  form.append('file', file, file.name)
  return Promise.resolve({ form })
}

export const {
  useUploadReviewFileMutation,
  useGetReviewImportQuery,
  usePreviewReviewsQuery,
  useImportReviewsMutation,
  useDeleteReviewImportMutation,
} = reviewImportApi

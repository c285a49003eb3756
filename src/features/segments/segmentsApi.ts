import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import type { ResponseOf } from '@/contract/endpoint'
import type { Segment } from '@/contract/entities/posts/segment'
import { segmentDialogClosed } from './segmentsSlice'

const segmentOf = ({ segment }: ResponseOf<typeof segmentEndpoints.createSegment>) => segment

export const segmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSegments: build.query<Segment[], void>({
      query: () => call(segmentEndpoints.listSegments),
      transformResponse: ({ segmentList }: ResponseOf<typeof segmentEndpoints.listSegments>) =>
        segmentList,
      extraOptions: { toast: false, record: 'full' },
      providesTags: ['Segment'],
    }),
    createSegment: build.mutation<Segment, { name: string; code: string }>({
      query: (fields) =>
        call(segmentEndpoints.createSegment, { query: { ...fields, idAtProvider: 'null' } }),
      transformResponse: segmentOf,
      extraOptions: { toast: false },
      onQueryStarted: async (_fields, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (!created) return
        dispatch(patched((segments) => [...segments, created.data].sort(byName)))
        dispatch(segmentDialogClosed())
        dispatch(segmentToast('segments.alert_created', created.data))
      },
    }),
    renameSegment: build.mutation<Segment, { id: number; name: string }>({
      query: ({ id, name }) =>
        call(segmentEndpoints.renameSegment, { params: { id }, body: { name } }),
      transformResponse: segmentOf,
      extraOptions: { toast: false },
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const renamed = await queryFulfilled.catch(() => null)
        if (!renamed) return
        dispatch(
          patched((segments) =>
            segments.map((one) => (one.id === id ? renamed.data : one)).sort(byName),
          ),
        )
        dispatch(segmentDialogClosed())
      },
      invalidatesTags: (_segment, error) => (error ? [] : ['Post']),
    }),
    deleteSegment: build.mutation<Segment, { id: number }>({
      query: (params) => call(segmentEndpoints.deleteSegment, { params }),
      transformResponse: segmentOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(patched((segments) => segments.filter((segment) => segment.id !== id)))
        dispatch(segmentDialogClosed())
        dispatch(segmentToast('segments.alert_deleted', deleted.data))
      },
      // Posts contain the names of their segments. A refusal means that the list is out of date.
      invalidatesTags: (_segment, error) => [error ? 'Segment' : 'Post'],
    }),
  }),
})

const byName = (one: Segment, other: Segment) => one.name.localeCompare(other.name)

function segmentToast(id: 'segments.alert_created' | 'segments.alert_deleted', { name }: Segment) {
  return toastShown({ tone: 'success', message: { id, values: { name } } })
}

/** A patch of the cached list. */
function patched(change: (segments: Segment[]) => Segment[]) {
  return segmentsApi.util.updateQueryData('listSegments', undefined, change)
}

export const {
  useListSegmentsQuery,
  useCreateSegmentMutation,
  useRenameSegmentMutation,
  useDeleteSegmentMutation,
} = segmentsApi

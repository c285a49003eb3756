import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { MessageId } from '@/common/i18n/messages'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ResponseOf } from '@/contract/endpoint'
import { trashEndpoints } from '@/contract/endpoints/trash'
import type { TrashKey, TrashKind } from '@/contract/entities/trash'
import type { TrashFilter } from './trashFilter'
import { trashQuestionClosed } from './trashSlice'

type TrashList = ResponseOf<typeof trashEndpoints.listTrash>

const RESTORED: Record<TrashKind, MessageId> = {
  post: 'trash.alert_restored-post',
  album: 'trash.alert_restored-album',
  widget: 'trash.alert_restored-widget',
}

export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<TrashList, TrashFilter>({
      query: ({ kind, page }) =>
        call(trashEndpoints.listTrash, { query: { kind, page: String(page) } }),
      extraOptions: { toast: false, record: 'full' },
      // Objects are deleted on other screens and by other people, so the list is read again on every visit.
      keepUnusedDataFor: 0,
      providesTags: ['Trash'],
    }),
    restoreFromTrash: build.mutation<TrashKey, TrashKey>({
      query: (body) => call(trashEndpoints.restoreFromTrash, { body }),
      transformResponse: ({ restored }: ResponseOf<typeof trashEndpoints.restoreFromTrash>) =>
        restored,
      onQueryStarted: async (_key, { dispatch, queryFulfilled }) => {
        const restored = await queryFulfilled.catch(() => null)
        if (!restored) return
        dispatch(toastShown({ tone: 'success', message: { id: RESTORED[restored.data.kind] } }))
      },
      // A refusal means that the list is out of date.
      invalidatesTags: ['Trash', 'Post', 'Album', 'Widget', 'Product', 'Review', 'Source'],
    }),
    deleteFromTrash: build.mutation<TrashKey, TrashKey>({
      query: ({ kind, subject }) =>
        call(trashEndpoints.deleteFromTrash, { body: { kind, subject } }),
      transformResponse: ({ deleted }: ResponseOf<typeof trashEndpoints.deleteFromTrash>) =>
        deleted,
      onQueryStarted: closeQuestion,
      // The files of a post use storage until it is finally deleted.
      invalidatesTags: ['Trash', 'Usage'],
    }),
    emptyTrash: build.mutation<ResponseOf<typeof trashEndpoints.emptyTrash>, void>({
      query: () => call(trashEndpoints.emptyTrash),
      onQueryStarted: closeQuestion,
      // The files of posts use storage until they are finally deleted.
      invalidatesTags: ['Trash', 'Usage'],
    }),
  }),
})

async function closeQuestion(
  _argument: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: ReturnType<typeof trashQuestionClosed>) => unknown
    queryFulfilled: Promise<unknown>
  },
): Promise<void> {
  // A refusal is shown as a message, and the list is read again.
  await queryFulfilled.catch(() => null)
  dispatch(trashQuestionClosed())
}

export const {
  useListTrashQuery,
  useRestoreFromTrashMutation,
  useDeleteFromTrashMutation,
  useEmptyTrashMutation,
} = trashApi

import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { SavedView } from '@/contract/entities/posts/postList'
import { libraryPanelClosed } from '../filters/libraryPanelSlice'

/** With its question mark: as in the address and in a recorded session. */
const addressed = ({ search, ...view }: SavedView): SavedView => ({ ...view, search: `?${search}` })
const viewOf = ({ view }: ResponseOf<typeof libraryEndpoints.createSavedView>) => addressed(view)

/** The person's own saved filters of the library. */
export const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<SavedView[], void>({
      query: () => call(libraryEndpoints.listSavedViews),
      transformResponse: ({ viewList }: ResponseOf<typeof libraryEndpoints.listSavedViews>) =>
        viewList.map(addressed),
      extraOptions: { toast: false, record: 'full' },
      providesTags: ['SavedView'],
    }),
    /** `search` without its question mark. */
    createSavedView: build.mutation<SavedView, { name: string; search: string }>({
      query: (body) => call(libraryEndpoints.createSavedView, { body }),
      transformResponse: viewOf,
      extraOptions: { toast: false },
      onQueryStarted: async (_view, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (!created) return
        dispatch(patched((views) => [...views, created.data].sort(byName)))
        dispatch(libraryPanelClosed())
        dispatch(viewToast('filters.alert_view-saved', created.data))
      },
    }),
    deleteSavedView: build.mutation<SavedView, { id: number }>({
      query: (params) => call(libraryEndpoints.deleteSavedView, { params }),
      transformResponse: viewOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(patched((views) => views.filter((view) => view.id !== id)))
        dispatch(libraryPanelClosed())
        dispatch(viewToast('filters.alert_view-deleted', deleted.data))
      },
      // A refusal means that the list is out of date.
      invalidatesTags: (_view, error) => (error ? ['SavedView'] : []),
    }),
  }),
})

/** Sorts as the back office does. */
const byName = (one: SavedView, other: SavedView) =>
  one.name.localeCompare(other.name, undefined, { numeric: true })

function viewToast(
  id: 'filters.alert_view-saved' | 'filters.alert_view-deleted',
  { name }: SavedView,
) {
  return toastShown({ tone: 'success', message: { id, values: { name } } })
}

/** A patch of the cached list. */
function patched(change: (views: SavedView[]) => SavedView[]) {
  return savedViewsApi.util.updateQueryData('listSavedViews', undefined, change)
}

export const { useListSavedViewsQuery, useCreateSavedViewMutation, useDeleteSavedViewMutation } =
  savedViewsApi

import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import type { BodyInputOf, BodyOf, ResponseOf } from '@/contract/endpoint'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import type { Widget } from '@/contract/entities/widgets/widget'

type NewWidget = BodyOf<typeof widgetEndpoints.createWidget>
type WidgetSave = { embedId: string; changes: BodyInputOf<typeof widgetEndpoints.saveWidget> }

const SHOWN_IN_PLACE: Partial<FailurePolicy> = { toast: false }
const QUIET: Partial<FailurePolicy> = { toast: false, on403: 'silent' }

export const savedWidgetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWidgets: build.query<Widget[], void>({
      query: () => call(widgetEndpoints.listWidgets),
      transformResponse: ({ galleryList }: ResponseOf<typeof widgetEndpoints.listWidgets>) =>
        galleryList,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      providesTags: ['Widget'],
    }),
    /** A 403 on widget load stops silently; a 404 leads to not-found (product-rules/errors.md#forbidden). */
    getWidget: build.query<Widget, string>({
      query: (id) => call(widgetEndpoints.getWidget, { params: { id } }),
      extraOptions: { ...QUIET, record: 'full' },
      providesTags: ['Widget'],
    }),
    /**
     * The address of the shop's page that shows a team-only widget there. It contains a preview token, which is a
     * secret and valid for an hour.
     */
    lookAtWidget: build.query<string, string>({
      query: (id) => call(widgetEndpoints.lookAtWidget, { params: { id } }),
      transformResponse: ({ look }: ResponseOf<typeof widgetEndpoints.lookAtWidget>) => look,
      extraOptions: { ...QUIET, record: 'none' },
      keepUnusedDataFor: 0,
    }),
    /** Creation adds the returned widget to the list (product-rules/widgets.md#widget-list). */
    createWidget: build.mutation<Widget, NewWidget>({
      query: (body) => call(widgetEndpoints.createWidget, { body }),
      transformResponse: ({ widget }: ResponseOf<typeof widgetEndpoints.createWidget>) => widget,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (created) dispatch(patched((widgets) => [...widgets, created.data]))
      },
    }),
    /** The copy is added to the list, and a toast links to it. */
    copyWidget: build.mutation<Widget, { embedId: string; name: string }>({
      query: ({ embedId, name }) =>
        call(widgetEndpoints.copyWidget, { params: { id: embedId }, body: { name } }),
      transformResponse: ({ widget }: ResponseOf<typeof widgetEndpoints.copyWidget>) => widget,
      // The facts of all cards are loaded by one request, so a new card needs it again.
      invalidatesTags: (copied) => (copied ? ['Widget'] : []),
      onQueryStarted: async (_copied, { dispatch, queryFulfilled }) => {
        const copied = await queryFulfilled.catch(() => null)
        if (copied) dispatch(patched((widgets) => [...widgets, copied.data]))
      },
    }),
    /** The outcome is shown as the editor's save message. */
    saveWidget: build.mutation<Widget, WidgetSave>({
      query: ({ embedId, changes }) =>
        call(widgetEndpoints.saveWidget, { params: { id: embedId }, body: changes }),
      extraOptions: SHOWN_IN_PLACE,
      invalidatesTags: (saved) => (saved ? ['WidgetPages', 'WidgetWeight'] : []),
      onQueryStarted: async ({ embedId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(
          patched((widgets) => widgets.map((one) => (one.embedId === embedId ? saved.data : one))),
        )
      },
    }),
    /** Deletion removes the widget whose embedId is returned (product-rules/widgets.md#widget-list). */
    deleteWidget: build.mutation<{ embedId: string }, string>({
      query: (id) => call(widgetEndpoints.deleteWidget, { params: { id } }),
      onQueryStarted: async (_embedId, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        const { embedId } = deleted.data
        dispatch(patched((widgets) => widgets.filter((one) => one.embedId !== embedId)))
      },
      // Refused, it may have been deleted before.
      invalidatesTags: (_id, error) => (error ? ['Widget'] : []),
    }),
  }),
})

/** A patch of the cached list. */
function patched(change: (widgets: Widget[]) => Widget[]) {
  return savedWidgetsApi.util.updateQueryData('listWidgets', undefined, change)
}

export const {
  useListWidgetsQuery,
  useGetWidgetQuery,
  useLookAtWidgetQuery,
  useCopyWidgetMutation,
  useCreateWidgetMutation,
  useDeleteWidgetMutation,
} = savedWidgetsApi

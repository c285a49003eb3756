import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Source } from '@/contract/entities/sources/source'
import { postsExpected } from '../postsExpected'
import { publicationClosed } from '../sourcesSlice'

type Sources = ResponseOf<typeof sourceEndpoints.listSources>
/** The changed settings of a source's new posts. */
export type SourceSettings = Partial<
  Pick<Source, 'albums' | 'isAutoPublication' | 'autoMarkupMode'>
>

const sourceOf = ({ source }: { source: Source }) => source

export const sourceListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSources: build.query<Sources, void>({
      query: () => call(sourceEndpoints.listSources),
      extraOptions: { toast: false, record: 'full' },
      providesTags: ['Source'],
      onQueryStarted: async (_nothing, { dispatch, getCacheEntry, queryFulfilled }) => {
        const before = getCacheEntry().data
        const loaded = await queryFulfilled.catch(() => null)
        if (before && loaded && arePostsNew(before.sources, loaded.data.sources)) {
          dispatch(sourceListApi.util.invalidateTags(['Post', 'Album']))
          dispatch(postsExpected())
        }
        // The source of mentions appears with the first mention. Filters and albums then offer it too.
        if (before && loaded && loaded.data.sources.length !== before.sources.length) {
          dispatch(sourceListApi.util.invalidateTags(['User']))
        }
      },
    }),
    /** The change is shown immediately, and undone when the save fails. */
    saveSource: build.mutation<Source, { id: number; settings: SourceSettings }>({
      query: ({ id, settings: { albums, ...others } }) =>
        call(sourceEndpoints.saveSource, {
          params: { id },
          body: { ...others, ...(albums && { albumList: albums.map((album) => album.id) }) },
        }),
      transformResponse: sourceOf,
      onQueryStarted: async ({ id, settings }, { dispatch, queryFulfilled }) => {
        dispatch(publicationClosed())
        const patch = dispatch(patched(id, settings))
        await queryFulfilled.catch(() => {
          patch.undo()
        })
      },
      // Another save may have been running, or an album may have been deleted.
      invalidatesTags: (_source, error) => (error ? ['Source', 'Album'] : []),
    }),
    readSource: build.mutation<Source, { id: number }>({
      query: ({ id }) => call(sourceEndpoints.readSource, { params: { id } }),
      transformResponse: sourceOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const asked = await queryFulfilled.catch(() => null)
        if (!asked) return
        dispatch(patched(id, asked.data))
        dispatch(postsExpected())
      },
    }),
  }),
})

/** A patch of one cached source. */
function patched(id: number, changes: Partial<Source>) {
  return sourceListApi.util.updateQueryData('listSources', undefined, ({ sources }) => {
    const source = sources.find((one) => one.id === id)
    if (source) Object.assign(source, changes)
  })
}

/** Whether posts were added to or removed from any source between two responses. */
const arePostsNew = (before: readonly Source[], after: readonly Source[]) =>
  after.some(({ id, postCount }) =>
    before.some((one) => one.id === id && one.postCount !== postCount),
  )

export const { useListSourcesQuery, useSaveSourceMutation, useReadSourceMutation } = sourceListApi

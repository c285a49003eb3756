import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyOf, ResponseOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Source } from '@/contract/entities/source'

type SourceSave = { id: number; settings: BodyOf<typeof sourceEndpoints.saveSource> }

export const sourceListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSources: build.query<Source[], void>({
      query: () => call(sourceEndpoints.listSources),
      transformResponse: ({ sources }: ResponseOf<typeof sourceEndpoints.listSources>) => sources,
      extraOptions: { toast: false, record: 'full' },
      providesTags: ['Source'],
    }),
    /** Shown at once; undone when the save fails. */
    saveSource: build.mutation<Source, SourceSave>({
      query: ({ id, settings }) =>
        call(sourceEndpoints.saveSource, { params: { id }, body: settings }),
      transformResponse: ({ source }: ResponseOf<typeof sourceEndpoints.saveSource>) => source,
      onQueryStarted: async ({ id, settings }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          sourceListApi.util.updateQueryData('listSources', undefined, (sources) => {
            const source = sources.find((one) => one.id === id)
            if (source) Object.assign(source, settings)
          }),
        )
        await queryFulfilled.catch(() => {
          patch.undo()
        })
      },
    }),
  }),
})

export const { useListSourcesQuery, useSaveSourceMutation } = sourceListApi

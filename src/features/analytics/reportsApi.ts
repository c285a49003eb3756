import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { AppDispatch } from '@/common/store/hooks'
import { fileSaved } from '@/common/store/pageThunks'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import type { BodyInputOf, BodyOf, ResponseOf } from '@/contract/endpoint'
import type { AnalyticsReport, ExportedFile } from '@/contract/entities/analytics'
import type { ProductContent } from '@/contract/entities/catalogue/productContent'
import type { ShopperGroups } from '@/contract/entities/uplift'

export type AnalyticsQuery = BodyOf<typeof analyticsEndpoints.getAnalytics>
type UpliftQuery = BodyOf<typeof analyticsEndpoints.getUplift>
type PostsQuery = BodyInputOf<typeof analyticsEndpoints.listPostAnalytics>
type PostsPage = ResponseOf<typeof analyticsEndpoints.listPostAnalytics>
type ProductsQuery = BodyInputOf<typeof analyticsEndpoints.listProductContent>
type ProductsExportQuery = BodyInputOf<typeof analyticsEndpoints.exportProductContent>
type ExportQuery = BodyInputOf<typeof analyticsEndpoints.exportPostAnalytics>

interface Loading {
  dispatch: AppDispatch
  queryFulfilled: Promise<{ data: ExportedFile }>
}

async function saveWhenLoaded(_query: unknown, { dispatch, queryFulfilled }: Loading) {
  const exported = await queryFulfilled.catch(() => null)
  if (exported) dispatch(fileSaved(exported.data))
}

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<AnalyticsReport, AnalyticsQuery>({
      query: (body) => call(analyticsEndpoints.getAnalytics, { body }),
      extraOptions: { toast: false, record: 'full' },
      // Shoppers keep clicking, so a report is read again on every visit.
      keepUnusedDataFor: 0,
      providesTags: ['Analytics'],
    }),
    getUplift: build.query<ShopperGroups, UpliftQuery>({
      query: (body) => call(analyticsEndpoints.getUplift, { body }),
      transformResponse: ({ groups }: ResponseOf<typeof analyticsEndpoints.getUplift>) => groups,
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
      providesTags: ['Analytics'],
    }),
    /** A page of posts; with `postId`, only that post. */
    listPostAnalytics: build.query<PostsPage, PostsQuery>({
      query: (body) => call(analyticsEndpoints.listPostAnalytics, { body }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
      providesTags: ['Analytics'],
    }),
    /** Downloads the file when it has loaded. */
    exportPostAnalytics: build.mutation<ExportedFile, ExportQuery>({
      query: (body) => call(analyticsEndpoints.exportPostAnalytics, { body }),
      transformResponse: ({ file }: ResponseOf<typeof analyticsEndpoints.exportPostAnalytics>) =>
        file,
      onQueryStarted: saveWhenLoaded,
    }),
    /** Products with their posts and sales: changes with every published post. */
    listProductContent: build.query<ProductContent, ProductsQuery>({
      query: (body) => call(analyticsEndpoints.listProductContent, { body }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
      providesTags: ['Analytics'],
    }),
    /** Downloads the file when it has loaded. */
    exportProductContent: build.mutation<ExportedFile, ProductsExportQuery>({
      query: (body) => call(analyticsEndpoints.exportProductContent, { body }),
      transformResponse: ({ file }: ResponseOf<typeof analyticsEndpoints.exportProductContent>) =>
        file,
      onQueryStarted: saveWhenLoaded,
    }),
  }),
})

export const {
  useGetAnalyticsQuery,
  useGetUpliftQuery,
  useListPostAnalyticsQuery,
  useExportPostAnalyticsMutation,
  useListProductContentQuery,
  useExportProductContentMutation,
} = reportsApi

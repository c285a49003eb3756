import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postSuggestionEndpoints } from '@/contract/endpoints/postSuggestions'
import { productEndpoints } from '@/contract/endpoints/products'
import type { ResponseOf } from '@/contract/endpoint'
import type { PostInfo, PostType } from '@/contract/entities/posts/post'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Product, ProductRecord } from '@/contract/entities/catalogue/productLink'
import type { ProductCategory } from '@/contract/entities/catalogue/productList'
import type { ProductList } from './catalogueFilter'
import { marksOnProductPage } from './productPagePosts'

const SHOWN_IN_PLACE = { toast: false, record: 'full' } as const satisfies Partial<EndpointOptions>
/** A post of a product, and whether the product's page in the shop shows it. */
interface ProductPageChoice {
  productId: number
  post: PostInfo
  isShown: boolean
}

/** Tags the lists of products, to refetch them without the products themselves. */
export const LIST_TAG = { type: 'Product', id: 'list' } as const

type ProductPage = ResponseOf<typeof productEndpoints.listProducts>
type ProductPostPage = ResponseOf<typeof productEndpoints.listProductPosts>
const skuListOf = ({ skuList }: { skuList: Product[] }) => skuList

const IN_PAGES = {
  initialPageParam: 1,
  // A refetch reads only the first page, not all pages that were loaded by scrolling.
  refetchCachedPages: false,
  getNextPageParam: ({ paging }: { paging: Paging }) =>
    paging.page < paging.pageCount ? paging.page + 1 : undefined,
}

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<Product[], string>({
      query: (term) => call(productEndpoints.searchProducts, { query: { term } }),
      transformResponse: skuListOf,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product'],
    }),
    suggestProducts: build.query<Product[], string>({
      query: (text) => call(productEndpoints.suggestProducts, { body: { text } }),
      transformResponse: skuListOf,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product'],
    }),
    /** Products that are suggested for a stored post. */
    listSuggestions: build.query<Product[], number>({
      query: (id) => call(postSuggestionEndpoints.listSuggestions, { params: { id } }),
      transformResponse: skuListOf,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product'],
    }),
    listProducts: build.infiniteQuery<ProductPage, ProductList, number>({
      query: ({ queryArg, pageParam }) =>
        call(productEndpoints.listProducts, { body: { ...queryArg, paging: { page: pageParam } } }),
      infiniteQueryOptions: IN_PAGES,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: [LIST_TAG],
    }),
    listProductCategories: build.query<ProductCategory[], void>({
      query: () => call(productEndpoints.listProductCategories),
      transformResponse: ({
        categoryList,
      }: ResponseOf<typeof productEndpoints.listProductCategories>) => categoryList,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: [LIST_TAG],
    }),
    getProduct: build.query<ProductRecord, number>({
      query: (id) => call(productEndpoints.getProduct, { params: { id } }),
      transformResponse: ({ sku }: ResponseOf<typeof productEndpoints.getProduct>) => sku,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product'],
    }),
    listSubstitutes: build.query<Product[], number>({
      query: (id) => call(productEndpoints.listProductSubstitutes, { params: { id } }),
      transformResponse: skuListOf,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product'],
    }),
    /** Posts of one type in which the product is marked, the newest first. */
    listProductPosts: build.infiniteQuery<
      ProductPostPage,
      { id: number; postType: PostType },
      number
    >({
      query: ({ queryArg: params, pageParam }) =>
        call(productEndpoints.listProductPosts, { params, query: { page: String(pageParam) } }),
      infiniteQueryOptions: IN_PAGES,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Product', 'Post'],
    }),
    /**
     * Shows a post on a product's page in the shop, or hides the post there, and updates the cached lists of products'
     * posts.
     */
    saveProductsPreview: build.mutation<PostInfo, ProductPageChoice>({
      query: ({ productId, post, isShown }) =>
        call(postEditingEndpoints.saveProductsPreview, {
          params: { id: post.vitrinaPost.id ?? 0 },
          body: { links: marksOnProductPage(productId, post, isShown) },
        }),
      transformResponse: ({
        postInfo,
      }: ResponseOf<typeof postEditingEndpoints.saveProductsPreview>) => postInfo,
      onQueryStarted: async (_choice, { dispatch, queryFulfilled, getState }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        const isSaved = ({ vitrinaPost }: PostInfo) => vitrinaPost.id === saved.data.vitrinaPost.id
        const { selectCachedArgsForQuery, updateQueryData } = catalogueApi.util
        for (const list of selectCachedArgsForQuery(getState(), 'listProductPosts')) {
          dispatch(
            updateQueryData('listProductPosts', list, ({ pages }) => {
              for (const page of pages) {
                page.postInfoList = page.postInfoList.map((post) =>
                  isSaved(post) ? saved.data : post,
                )
              }
            }),
          )
        }
      },
      // Does not invalidate lists that would restart at their first page on a refetch.
      invalidatesTags: (saved) => (saved ? ['Review'] : []),
    }),
  }),
})

export const {
  useSearchProductsQuery,
  useLazySearchProductsQuery,
  useSuggestProductsQuery,
  useListSuggestionsQuery,
  useListProductsInfiniteQuery,
  useListProductCategoriesQuery,
  useGetProductQuery,
  useListSubstitutesQuery,
  useListProductPostsInfiniteQuery,
  useSaveProductsPreviewMutation,
} = catalogueApi

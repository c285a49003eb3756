import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { productEndpoints } from '@/contract/endpoints/products'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'

type ProductPages = BodyInputOf<typeof productEndpoints.saveProductPages>

/** Changes the posts on the shop's pages of many products. */
export const productPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProductPages: build.mutation<number, ProductPages>({
      query: (body) => call(productEndpoints.saveProductPages, { body }),
      transformResponse: ({ postCount }: ResponseOf<typeof productEndpoints.saveProductPages>) =>
        postCount,
      onQueryStarted: async ({ isShown }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        const id = isShown ? 'products.alert_posts-shown' : 'products.alert_posts-hidden'
        dispatch(toastShown({ tone: 'success', message: { id, values: { count: saved.data } } }))
      },
      invalidatesTags: (saved) => (saved === undefined ? [] : ['Post', 'Review']),
    }),
  }),
})

export const { useSaveProductPagesMutation } = productPagesApi

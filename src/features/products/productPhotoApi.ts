import { api } from '@/common/api/api'
import { pictureForm, sendFormQuery } from '@/common/uploads/sendFormQuery'
import { productEndpoints } from '@/contract/endpoints/products'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { LIST_TAG, catalogueApi } from './catalogueApi'

export const productPhotoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file of the registry and uploads it; the outcome is shown at the product's photos. */
    uploadProductPhoto: build.mutation<Product, { productId: number; fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: productEndpoints.uploadProductMedia,
        partsOf: ({ productId }: { productId: number; fileId: string }) => ({
          params: { id: productId },
        }),
        formOf: pictureForm('productPhoto'),
        dataOf: ({ sku }) => sku,
      }),
      extraOptions: { toast: false },
      onQueryStarted: async ({ productId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        dispatch(catalogueApi.util.updateQueryData('getProduct', productId, () => sent.data))
      },
      invalidatesTags: (product) => (product ? [LIST_TAG] : []),
    }),
  }),
})

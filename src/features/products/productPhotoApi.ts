import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { pictureForm, sendFormQuery } from '@/common/uploads/sendFormQuery'
import type { ResponseOf } from '@/contract/endpoint'
import { productEndpoints } from '@/contract/endpoints/products'
import type { ProductRecord } from '@/contract/entities/catalogue/productLink'
import { LIST_TAG, catalogueApi } from './catalogueApi'
import { photoRemovalClosed } from './productsSlice'

const recordOf = ({ sku }: ResponseOf<typeof productEndpoints.getProduct>) => sku

export const productPhotoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file of the registry and uploads it; the outcome is shown at the product's photos. */
    uploadProductPhoto: build.mutation<ProductRecord, { productId: number; fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: productEndpoints.uploadProductMedia,
        partsOf: ({ productId }: { productId: number; fileId: string }) => ({
          params: { id: productId },
        }),
        formOf: pictureForm('productPhoto'),
        dataOf: recordOf,
      }),
      extraOptions: { toast: false },
      onQueryStarted: async ({ productId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (sent) dispatch(shown(productId, sent.data))
      },
      invalidatesTags: (product) => (product ? [LIST_TAG] : []),
    }),
    /** After a refusal the product is read again: another person may have removed the photo. */
    deleteProductPhoto: build.mutation<ProductRecord, { productId: number; mediaId: number }>({
      query: ({ productId, mediaId }) =>
        call(productEndpoints.deleteProductMedia, {
          params: { id: productId },
          body: { mediaId },
        }),
      transformResponse: recordOf,
      onQueryStarted: async ({ productId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        dispatch(photoRemovalClosed())
        if (!sent) return
        dispatch(shown(productId, sent.data))
        const message = { id: 'products.alert_photo-removed' } as const
        dispatch(toastShown({ tone: 'success', message }))
      },
      invalidatesTags: (product) => (product ? [LIST_TAG] : ['Product']),
    }),
    /** The photo of the team that comes first; null: the catalogue's. */
    saveFirstPhoto: build.mutation<ProductRecord, { productId: number; mediaId: number | null }>({
      query: ({ productId, mediaId }) =>
        call(productEndpoints.saveFirstProductMedia, {
          params: { id: productId },
          body: { mediaId },
        }),
      transformResponse: recordOf,
      onQueryStarted: async ({ productId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) dispatch(shown(productId, saved.data))
      },
      invalidatesTags: (product) => (product ? [LIST_TAG] : ['Product']),
    }),
  }),
})

/** A patch that shows the product as the back office has stored it. */
function shown(productId: number, product: ProductRecord) {
  return catalogueApi.util.updateQueryData('getProduct', productId, () => product)
}

export const { useDeleteProductPhotoMutation, useSaveFirstPhotoMutation } = productPhotoApi

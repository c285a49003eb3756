import { api } from '@/common/api/api'
import { DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { sendPicture } from '@/common/uploads/sendPicture'
import { productEndpoints } from '@/contract/endpoints/products'
import type { ResponseOf } from '@/contract/endpoint'
import type { Product } from '@/contract/entities/productLink'
import { LIST_TAG, productsApi } from './productsApi'
import { photoProgressed } from './productsSlice'

export const productPhotoApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file of the registry and sends it; what came of it is shown at the product's photos. */
    uploadProductPhoto: build.mutation<Product, { productId: number; fileId: string }>({
      queryFn: async ({ productId, fileId }, { signal, dispatch }) => {
        const meta: ApiMeta = { status: 0, policy: { ...DEFAULT_POLICY, toast: false } }
        const file = fileRegistry.get(fileId)
        if (!file) return { error: { kind: 'aborted' } satisfies ApiError, meta }
        const request = call(productEndpoints.uploadProductMedia, { params: { id: productId } })
        const result = await sendPicture(request, 'productPhoto', file, {
          signal,
          onProgress: (progress) => {
            dispatch(photoProgressed({ id: fileId, progress }))
          },
        })
        if ('error' in result) {
          return { error: result.error, meta: { ...meta, status: result.status } }
        }
        const { sku } = result.data as ResponseOf<typeof productEndpoints.uploadProductMedia>
        return { data: sku, meta }
      },
      onQueryStarted: async ({ productId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (!sent) return
        dispatch(productsApi.util.updateQueryData('getProduct', productId, () => sent.data))
      },
      invalidatesTags: (product) => (product ? [LIST_TAG] : []),
    }),
  }),
})

import * as v from 'valibot'
import { api } from '@/common/api/api'
import { asApiError } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { productEndpoints } from '@/contract/endpoints/products'
import { productSchema, type Product } from '@/contract/entities/catalogue/productLink'
import type { ResponseOf } from '@/contract/endpoint'
import { catalogueApi } from './catalogueApi'

interface SubstituteChange {
  productId: number
  /** All substitutes, in order. */
  products: readonly Product[]
  /** The substitutes as they were shown before the change. */
  previous: readonly Product[]
}

const conflictSchema = v.object({ skuList: v.array(productSchema) })
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

export const substitutesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The change is shown before it is saved. A refusal reverts it; after a conflict, the other user's substitutes are
     * shown.
     */
    saveSubstitutes: build.mutation<Product[], SubstituteChange>({
      query: ({ productId, products, previous }) =>
        call(productEndpoints.saveProductSubstitutes, {
          params: { id: productId },
          body: { skuIds: idsOf(products), previousSkuIds: idsOf(previous) },
        }),
      transformResponse: ({
        skuList,
      }: ResponseOf<typeof productEndpoints.saveProductSubstitutes>) => skuList,
      onQueryStarted: async ({ productId, products }, { dispatch, queryFulfilled }) => {
        const show = (shown: readonly Product[]) =>
          dispatch(
            catalogueApi.util.updateQueryData('listSubstitutes', productId, () => [...shown]),
          )
        const shown = show(products)
        try {
          show((await queryFulfilled).data)
        } catch (failure) {
          const now = conflictOf(failure)
          if (now) show(now)
          else shown.undo()
        }
      },
    }),
  }),
})

/** The substitutes that another user has saved; null after any other failure. */
function conflictOf(failure: unknown): Product[] | null {
  const error =
    typeof failure === 'object' && failure !== null && 'error' in failure
      ? asApiError(failure.error)
      : null
  if (error?.kind !== 'http' || error.status !== 409) return null
  const body = v.safeParse(conflictSchema, error.body)
  return body.success ? body.output.skuList : null
}

export const { useSaveSubstitutesMutation } = substitutesApi

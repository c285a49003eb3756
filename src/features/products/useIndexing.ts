import { skipToken } from '@reduxjs/toolkit/query'
import { pollingWhile } from '@/common/api/pollingWhile'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { catalogueStateApi } from './catalogueStateApi'

const { countWaitingProducts } = catalogueStateApi.endpoints

/**
 * While any of the shown products waits to be indexed, polls the number of waiting products; at zero they are
 * refetched.
 */
export function useIndexing(products: readonly Product[]): void {
  const isWaiting = products.some(({ searchableSince }) => searchableSince === null)
  const { error } = countWaitingProducts.useQueryState(isWaiting ? undefined : skipToken)
  countWaitingProducts.useQuerySubscription(
    isWaiting ? undefined : skipToken,
    pollingWhile(isWaiting, error),
  )
}

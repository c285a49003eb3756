import { FormattedMessage } from 'react-intl'
import { useEffect } from 'react'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { addressOfFilter, filterOfAddress, listOfFilter, NO_FILTER } from '../catalogueFilter'
import {
  filterPanelClosed,
  productSelectionCleared,
  productsSlice,
  selectIsFilterOpen,
} from '../productsSlice'
import { ProductBulk } from '@/features/products/components/catalogue/ProductBulk'
import { useProductSelection } from '@/features/products/components/catalogue/ProductSelection'
import { ProductFilterPanel } from '../components/catalogue/ProductFilterPanel'
import { ProductFilters } from '../components/catalogue/ProductFilters'
import { ProductTable } from '../components/catalogue/ProductTable'
import { ProductTableSkeleton } from '@/features/products/components/catalogue/ProductTable'
import { ProductsEmpty } from '../components/catalogue/ProductsEmpty'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { useListProductsInfiniteQuery } from '../catalogueApi'
import { useIndexing } from '@/features/products/useIndexing'

const CODEC = { filterOfAddress, addressOfFilter }

/** The shop's catalogue, searched, narrowed and sorted (product-rules/screens.md#routes). */
function Catalogue() {
  const { filter, show, change } = useAddressFilter(CODEC)
  const isFiltered = addressOfFilter({ ...filter, sort: null }).size > 0
  const dispatch = useAppDispatch()
  const isPanelOpen = useAppSelector(selectIsFilterOpen)
  const list = useListProductsInfiniteQuery(listOfFilter(filter))
  const { currentData, isError } = list
  // The previous results stay until the next response, so that nothing jumps while a person types.
  const pages = (currentData ?? (isError ? undefined : list.data))?.pages
  const products = pages?.flatMap(({ skuList }) => skuList)
  const total = pages?.[0]?.paging.total
  useIndexing(products ?? [])
  const selection = useProductSelection(products ?? [])
  const shown = addressOfFilter(filter).toString()
  const reset = () => {
    show({ ...NO_FILTER, sort: filter.sort })
  }
  // Products that were chosen in another list are not visible, so the choice is cleared.
  useEffect(
    () => () => {
      dispatch(productSelectionCleared())
    },
    [dispatch, shown],
  )
  useEffect(
    () => () => {
      dispatch(filterPanelClosed())
    },
    [dispatch],
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="products.title" />}
        count={
          total !== undefined && <FormattedMessage id="products.count" values={{ count: total }} />
        }
      />
      {(total !== 0 || isFiltered) && <ProductFilters filter={filter} onChange={change} />}
      {total === 0 && <ProductsEmpty isFiltered={isFiltered} onReset={reset} />}
      {products && products.length > 0 && (
        <ProductTable label="products.label_list" products={products} selection={selection} />
      )}
      {products && (
        <ShowMore
          shown={products.length}
          total={total ?? 0}
          isBusy={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {!products &&
        (isError ? <ErrorState onRetry={() => void list.refetch()} /> : <ProductTableSkeleton />)}
      <ProductBulk onChooseAll={selection.chooseAll} />
      {isPanelOpen && (
        <ProductFilterPanel
          filter={filter}
          total={total}
          onChange={change}
          onReset={() => {
            change({ ...NO_FILTER, query: filter.query, sort: filter.sort })
          }}
        />
      )}
    </>
  )
}

export const ProductsPage = withSlices(Catalogue, productsSlice)

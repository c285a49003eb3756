import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import {
  addressOfFilter,
  filterOfAddress,
  listOfFilter,
  type CatalogueFilter,
} from '../catalogueFilter'
import { ProductFilters } from '../components/catalogue/ProductFilters'
import { ProductTable } from '../components/catalogue/ProductTable'
import { ProductTableSkeleton } from '../components/catalogue/ProductTableSkeleton'
import { ProductsEmpty } from '../components/catalogue/ProductsEmpty'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { useListProductsInfiniteQuery } from '../catalogueApi'

/** The shop's catalogue, searched by words, stock and marks (product-rules/screens.md#routes). */
export function ProductsPage() {
  const [address, setAddress] = useSearchParams()
  const filter = filterOfAddress(address)
  const isFiltered = address.size > 0
  const list = useListProductsInfiniteQuery(listOfFilter(filter))
  const { currentData, isError } = list
  // The previous results stay until the next response, so that nothing jumps while a person types.
  const pages = (currentData ?? (isError ? undefined : list.data))?.pages
  const products = pages?.flatMap(({ skuList }) => skuList)
  const total = pages?.[0]?.paging.total
  const change = (part: Partial<CatalogueFilter>) => {
    setAddress(addressOfFilter({ ...filter, ...part }), { replace: true })
  }
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="products.title" />}
        count={
          total !== undefined && <FormattedMessage id="products.count" values={{ count: total }} />
        }
      />
      {(total !== 0 || isFiltered) && <ProductFilters filter={filter} onChange={change} />}
      {total === 0 && (
        <ProductsEmpty
          isFiltered={isFiltered}
          onReset={() => {
            setAddress({}, { replace: true })
          }}
        />
      )}
      {products && products.length > 0 && (
        <ProductTable label="products.label_list" products={products} />
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
    </>
  )
}

import type { ProductListRequest } from '@/contract/entities/productLink'

/** The filter of the catalogue, as in its address. */
export interface CatalogueFilter {
  query: string
  stock: 'all' | 'in' | 'out'
  marks: 'all' | 'marked' | 'unmarked'
}

/** The list's request without its page: the cache key of one list. */
export type ProductList = Omit<ProductListRequest, 'paging'>

/** Reads a filter from an address; invalid parts are left out. */
export function filterOfAddress(params: URLSearchParams): CatalogueFilter {
  const stock = params.get('stock')
  const marks = params.get('marks')
  return {
    query: params.get('query')?.trim() ?? '',
    stock: stock === 'in' || stock === 'out' ? stock : 'all',
    marks: marks === 'marked' || marks === 'unmarked' ? marks : 'all',
  }
}

/** The address of a filter; the defaults are left out. */
export function addressOfFilter({ query, stock, marks }: CatalogueFilter): Record<string, string> {
  return {
    ...(query ? { query } : {}),
    ...(stock === 'all' ? {} : { stock }),
    ...(marks === 'all' ? {} : { marks }),
  }
}

export function listOfFilter({ query, stock, marks }: CatalogueFilter): ProductList {
  return {
    query,
    filter: {
      ...(stock === 'all' ? {} : { inStock: stock === 'in' }),
      ...(marks === 'all' ? {} : { isMarked: marks === 'marked' }),
    },
  }
}

import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import {
  categoryPathSchema,
  PRODUCT_ORDERS,
  type ProductListRequest,
  type ProductOrder,
} from '@/contract/entities/catalogue/productList'

/** The order of the list. Null is the default: best matches first in a search, otherwise by name. */
export type CatalogueSort = `${ProductOrder}-${'asc' | 'desc'}` | null

/** The filter of the catalogue, as in its address. */
export interface CatalogueFilter {
  query: string
  stock: 'all' | 'in' | 'out'
  marks: 'all' | 'marked' | 'unmarked'
  /** In whole units of the catalogue's currency; null: any price. */
  priceFrom: number | null
  priceTo: number | null
  /** Names of categories from the root; empty: any category. */
  category: readonly string[]
  /** Whether a feed still offers the product. */
  offer: 'all' | 'here' | 'left'
  /** Whether searches find the product. */
  index: 'all' | 'done' | 'waiting'
  /** Whether the product's picture could be loaded. */
  picture: 'all' | 'read' | 'failed'
  sort: CatalogueSort
}

/** The list's request without its page: the cache key of one list. */
export type ProductList = Omit<ProductListRequest, 'paging'>

export const NO_FILTER: CatalogueFilter = {
  query: '',
  stock: 'all',
  marks: 'all',
  priceFrom: null,
  priceTo: null,
  category: [],
  offer: 'all',
  index: 'all',
  picture: 'all',
  sort: null,
}
/** The highest price that is filtered by, in whole units. */
export const HIGHEST_PRICE = LIMITS.price / 100

const SORTS = PRODUCT_ORDERS.flatMap((field) => [`${field}-asc`, `${field}-desc`] as const)
const sortSchema = v.picklist(SORTS)
const stockSchema = v.picklist(['in', 'out'])
const marksSchema = v.picklist(['marked', 'unmarked'])
const offerSchema = v.picklist(['here', 'left'])
const indexSchema = v.picklist(['done', 'waiting'])
const pictureSchema = v.picklist(['read', 'failed'])
const priceSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(HIGHEST_PRICE),
)

/** Reads a filter from an address; invalid parts are left out. */
export function filterOfAddress(params: URLSearchParams): CatalogueFilter {
  const read = <Value, Otherwise>(
    name: string,
    schema: v.GenericSchema<string, Value>,
    otherwise: Otherwise,
  ): Value | Otherwise => {
    const parsed = v.safeParse(schema, params.get(name) ?? '')
    return parsed.success ? parsed.output : otherwise
  }
  const category = v.safeParse(categoryPathSchema, params.getAll('category'))
  return {
    query: params.get('query')?.trim() ?? '',
    stock: read('stock', stockSchema, 'all'),
    marks: read('marks', marksSchema, 'all'),
    priceFrom: read('from', priceSchema, null),
    priceTo: read('to', priceSchema, null),
    category: category.success ? category.output : [],
    offer: read('offer', offerSchema, 'all'),
    index: read('index', indexSchema, 'all'),
    picture: read('picture', pictureSchema, 'all'),
    sort: read('sort', sortSchema, null),
  }
}

/** The address of a filter; the defaults are left out. */
export function addressOfFilter(filter: CatalogueFilter): URLSearchParams {
  const { query, stock, marks, priceFrom, priceTo, category, offer, index, picture, sort } = filter
  const parts: [name: string, value: string | null][] = [
    ['query', query],
    ['stock', stock],
    ['marks', marks],
    ['from', priceFrom === null ? null : String(priceFrom)],
    ['to', priceTo === null ? null : String(priceTo)],
    ...category.map((name): [string, string] => ['category', name]),
    ['offer', offer],
    ['index', index],
    ['picture', picture],
    ['sort', sort],
  ]
  return new URLSearchParams(
    parts.flatMap(([name, value]) =>
      value === null || value === '' || (value === 'all' && name !== 'category')
        ? []
        : [[name, value]],
    ),
  )
}

export function listOfFilter(filter: CatalogueFilter): ProductList {
  const { query, stock, marks, priceFrom, priceTo, category, offer, index, picture, sort } = filter
  const [field, direction] = (sort?.split('-') ?? []) as [ProductOrder?, ('asc' | 'desc')?]
  return {
    query,
    filter: {
      ...(stock === 'all' ? {} : { inStock: stock === 'in' }),
      ...(marks === 'all' ? {} : { isMarked: marks === 'marked' }),
      ...(priceFrom === null ? {} : { priceFrom: priceFrom * 100 }),
      ...(priceTo === null ? {} : { priceTo: priceTo * 100 }),
      ...(category.length === 0 ? {} : { category: [...category] }),
      ...(offer === 'all' ? {} : { hasLeft: offer === 'left' }),
      ...(index === 'all' ? {} : { isSearchable: index === 'done' }),
      ...(picture === 'all' ? {} : { isPictureReadable: picture === 'read' }),
    },
    ...(field && direction ? { order: { field, direction } } : {}),
  }
}

/** How many filters of the panel are chosen. */
export function countOfPanel(filter: CatalogueFilter): number {
  const { priceFrom, priceTo, category, offer, index, picture } = filter
  return [
    priceFrom !== null || priceTo !== null,
    category.length > 0,
    offer !== 'all',
    index !== 'all',
    picture !== 'all',
  ].filter(Boolean).length
}

import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import type { Product } from '@/contract/entities/catalogue/productLink'
import {
  useListSuggestionsQuery,
  useSearchProductsQuery,
  useSuggestProductsQuery,
} from './catalogueApi'
import { selectPickedProducts } from './productsSlice'

/** The post that a product is for. */
export interface AboutPost {
  text: string
  /** Ids of products that are marked on it. */
  has: readonly number[]
  /** The post's id if its source suggested products for it; else null. */
  suggestedFor: number | null
}

interface ProductSearch {
  /** The search term; when it is empty, suggestions are offered. */
  term: string
  /** Whether the results are those of this term. */
  isAnswer: boolean
  isOpen: boolean
  about: AboutPost | undefined
  /** Ids of products that are not offered at all. */
  excluded: readonly number[]
}

interface ProductGroup {
  label: MessageId | null
  products: readonly Product[]
}

/** A number of products that can be seen at a glance. */
const MAX_SIMILAR = 5
const NOTHING = { text: '', has: [], suggestedFor: null } as const

/**
 * The options of the product search. With a term, they are the results. Without one, they are the products suggested
 * for the post, those chosen last, those that share words with the post's text, and the rest. All appear together, so
 * that nothing moves under the pointer. Failed suggestions are omitted.
 */
export function useProductChoices({ term, isAnswer, isOpen, about, excluded }: ProductSearch) {
  const { text, has, suggestedFor } = about ?? NOTHING
  const isBlank = term === ''
  const search = useSearchProductsQuery(term, { skip: !isOpen })
  const isSuggesting = isOpen && isBlank && text.trim() !== ''
  const { currentData: suggested, isFetching: isComing } = useSuggestProductsQuery(text, {
    skip: !isSuggesting,
  })
  const stored = useListSuggestionsQuery(suggestedFor ?? 0, {
    skip: !isOpen || !isBlank || suggestedFor === null,
  })
  const picked = useAppSelector(selectPickedProducts)
  const recent = about ? picked : []
  const isWaiting = isComing || stored.isFetching
  const answer = isAnswer && !isWaiting ? search.currentData : undefined
  const found = answer?.filter(({ id }) => !excluded.includes(id))
  const groups =
    found &&
    (isBlank
      ? beforeWords(found, {
          stored: stored.currentData ?? [],
          recent,
          alike: suggested ?? [],
          has,
        })
      : [group(null, found)])
  return { groups, isFetching: search.isFetching || isWaiting, isError: search.isError }
}

interface Offered {
  /** Products that the source of the post suggested. */
  stored: readonly Product[]
  recent: readonly Product[]
  /** Products that share words with the text. */
  alike: readonly Product[]
  has: readonly number[]
}

function beforeWords(
  found: readonly Product[],
  { stored, recent, alike, has }: Offered,
): ProductGroup[] {
  const isNew = ({ id }: Product) => !has.includes(id)
  const suggested = stored.filter(isNew)
  const others = without(recent, suggested)
  const fitting = without(alike, [...suggested, ...others])
    .filter(isNew)
    .slice(0, MAX_SIMILAR)
  const shown = [...suggested, ...others, ...fitting]
  return [
    group('products.label_suggested', suggested),
    group('products.label_recent', others),
    group('products.label_alike', fitting),
    group(shown.length === 0 ? null : 'products.label_others', without(found, shown)),
  ].filter(({ products }) => products.length > 0)
}

const group = (label: MessageId | null, products: readonly Product[]): ProductGroup => ({
  label,
  products,
})
const without = (products: readonly Product[], others: readonly Product[]) =>
  products.filter(({ id }) => others.every((one) => one.id !== id))

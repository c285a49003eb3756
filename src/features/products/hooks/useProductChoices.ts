import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import type { Product } from '@/contract/entities/productLink'
import { useSearchProductsQuery, useSuggestProductsQuery } from '../catalogueApi'
import { selectPickedProducts } from '../productsSlice'

interface ProductSearch {
  /** The search term; empty: suggestions. */
  term: string
  /** Whether the results are those of this term. */
  isAnswer: boolean
  isOpen: boolean
  /** Text by which products are suggested while there is no search term. */
  text: string
  /** Ids of products that are not suggested. */
  has: readonly number[]
}

interface ProductGroup {
  label: MessageId | null
  products: readonly Product[]
}

/** Few enough to be seen at a glance. */
const MOST_SUGGESTED = 5

/**
 * The options of the product search: what was found, or before anything is typed the products chosen last, those that
 * a text suggests, and the rest. All are shown at the same time, so that nothing moves under the pointer; suggestions
 * that failed are left out.
 */
export function useProductChoices({ term, isAnswer, isOpen, text, has }: ProductSearch) {
  const isBlank = term === ''
  const search = useSearchProductsQuery(term, { skip: !isOpen })
  const isSuggesting = isOpen && isBlank && text.trim() !== ''
  const { currentData: suggested, isFetching: isComing } = useSuggestProductsQuery(text, {
    skip: !isSuggesting,
  })
  const recent = useAppSelector(selectPickedProducts)
  const found = isAnswer && !isComing ? search.currentData : undefined
  const groups =
    found && (isBlank ? beforeWords(found, recent, suggested ?? [], has) : [group(null, found)])
  return { groups, isFetching: search.isFetching || isComing, isError: search.isError }
}

function beforeWords(
  found: readonly Product[],
  recent: readonly Product[],
  suggested: readonly Product[],
  has: readonly number[],
): ProductGroup[] {
  const fitting = without(suggested, recent)
    .filter(({ id }) => !has.includes(id))
    .slice(0, MOST_SUGGESTED)
  const isAlone = recent.length + fitting.length === 0
  return [
    group('products.label_recent', recent),
    group('products.label_suggested', fitting),
    group(isAlone ? null : 'products.label_others', without(found, [...recent, ...fitting])),
  ].filter(({ products }) => products.length > 0)
}

const group = (label: MessageId | null, products: readonly Product[]): ProductGroup => ({
  label,
  products,
})
const without = (products: readonly Product[], others: readonly Product[]) =>
  products.filter(({ id }) => others.every((one) => one.id !== id))

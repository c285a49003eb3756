import { NothingFound } from '@/common/ui/states/NothingFound'
import { NoCatalogue } from './NoCatalogue'

interface ProductsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or no catalogue yet: each has its own next step. */
export function ProductsEmpty({ isFiltered, onReset }: ProductsEmptyProps) {
  return isFiltered ? <NothingFound onReset={onReset} /> : <NoCatalogue />
}

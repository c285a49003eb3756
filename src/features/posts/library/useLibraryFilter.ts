import { useSearchParams, useNavigationType } from 'react-router-dom'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { addressOfFilter, filterOfAddress, readAddress } from './libraryAddress'
import type { LibraryFilter } from './libraryFilter'

const CODEC = { filterOfAddress, addressOfFilter }

/** The filter of the library, which is stored in the address. */
export function useLibraryFilter() {
  const [address] = useSearchParams()
  const { filter, show, change } = useAddressFilter<LibraryFilter>(CODEC)
  return {
    filter,
    /** Whether all of the address was valid. */
    isUnderstood: readAddress(address).isUnderstood,
    change,
    /** Shows all posts, but keeps the chosen order. */
    reset: () => {
      show({ sort: filter.sort })
    },
  }
}

/** Seconds after which a list is read again when it is opened. */
const FRESH_FOR = 60

/**
 * The policy for reading a list again: a person who returns sees it as it was left; a person who opens it sees it up to
 * date.
 */
export function useFreshness(): { refetchOnMountOrArgChange: number | false } {
  return { refetchOnMountOrArgChange: useNavigationType() === 'POP' ? false : FRESH_FOR }
}

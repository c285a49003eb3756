import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addressOfFilter, readAddress } from './libraryAddress'
import type { LibraryFilter } from './libraryFilter'

/** The filter of the library, which is stored in the address. */
export function useLibraryFilter() {
  const [address, setAddress] = useSearchParams()
  const { filter, isUnderstood } = useMemo(() => readAddress(address), [address])
  // The router updates late: a second change at the same moment must not undo the first.
  const wanted = useRef(filter)
  useEffect(() => {
    wanted.current = filter
  }, [filter])
  const show = (next: LibraryFilter) => {
    wanted.current = next
    setAddress(addressOfFilter(next), { replace: true })
  }
  return {
    filter,
    /** Whether all of the address was valid. */
    isUnderstood,
    change: (part: LibraryFilter) => {
      show({ ...wanted.current, ...part })
    },
    /** Shows all posts, in the chosen order. */
    reset: () => {
      show({ sort: wanted.current.sort })
    },
  }
}

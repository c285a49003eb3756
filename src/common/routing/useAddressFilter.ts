import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

interface AddressCodec<Filter> {
  filterOfAddress: (address: URLSearchParams) => Filter
  addressOfFilter: (filter: Filter) => URLSearchParams
}

/**
 * A filter that is kept in the address. Simultaneous changes are combined, for example when the
 * pause of a typed text ends with another choice. The codec must be a constant.
 */
export function useAddressFilter<Filter extends object>({
  filterOfAddress,
  addressOfFilter,
}: AddressCodec<Filter>) {
  const [address, setAddress] = useSearchParams()
  const filter = useMemo(() => filterOfAddress(address), [address, filterOfAddress])
  // The router updates the address later, so a second simultaneous change must start from the first one's result.
  const wanted = useRef(filter)
  useEffect(() => {
    wanted.current = filter
  }, [filter])
  const show = (next: Filter) => {
    wanted.current = next
    setAddress(addressOfFilter(next), { replace: true })
  }
  return {
    filter,
    show,
    change: (part: Partial<Filter>) => {
      show({ ...wanted.current, ...part })
    },
  }
}

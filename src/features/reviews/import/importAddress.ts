import { useSearchParams } from 'react-router-dom'
import { isId } from '@/common/routing/addressParts'

/** The parameter of the address with the open import: its id, or `new` until a file is chosen. */
const PARAMETER = 'import'
const NEW = 'new'

/** The import that the address names, and the way to another one. */
export function useImportAddress() {
  const [address, setAddress] = useSearchParams()
  const value = address.get(PARAMETER) ?? ''
  return {
    open: value === NEW ? ('new' as const) : isId(value) ? Number(value) : null,
    addressOf: (to: number) => ({ search: withImport(address, to).toString() }),
    go: (to: number | 'new' | null, replace = false) => {
      setAddress((current) => withImport(current, to), { replace })
    },
  }
}

function withImport(address: URLSearchParams, to: number | 'new' | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (to === null) next.delete(PARAMETER)
  else next.set(PARAMETER, String(to))
  return next
}

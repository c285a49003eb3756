import { LANDING_PATH, LANDING_RETURN } from '@/contract/addresses'

/** The page to return to after signing in: a page of a cabinet on this origin, or none. */
export function returnPath(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(LANDING_RETURN)
  if (!wanted) return null
  try {
    const url = new URL(wanted, origin)
    const isCabinet = url.origin === origin && url.pathname.startsWith(`${LANDING_PATH}/`)
    return isCabinet ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

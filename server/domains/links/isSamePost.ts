import { networkOf } from '@/contract/text/networks'
import { postAddress } from './postAddress'

/** Links for sharing, which do not identify a post by themselves. */
const SHORT = /^https?:\/\/(pin\.it|fb\.watch|v[mt]\.tiktok\.com)\/|^https?:\/\/[^/]+\/(share|t)\//i

/**
 * Whether the final address is still that of the post: networks redirect away from posts that they do not show. Other sites may redirect within
 * themselves.
 */
export function isSamePost(link: string, finalAddress: string): boolean {
  const network = networkOf(link)
  if (network === 'web') return true
  const wanted = postAddress(link)
  const found = postAddress(finalAddress)
  if (wanted === null || found === null || networkOf(finalAddress) !== network) return false
  if (SHORT.test(link)) return found.path !== ''
  const params = new URLSearchParams(found.query)
  const isNamed = [...new URLSearchParams(wanted.query)].every(([name, value]) =>
    params.getAll(name).includes(value),
  )
  return found.piece === wanted.piece && isNamed
}

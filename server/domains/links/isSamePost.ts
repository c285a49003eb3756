import { networkOf } from '@/contract/text/networks'
import { postAddress } from './postAddress'

/** Links that are made for sharing and name nothing by themselves. */
const SHORT = /^https?:\/\/(pin\.it|fb\.watch|v[mt]\.tiktok\.com)\/|^https?:\/\/[^/]+\/(share|t)\//i

/**
 * Whether the address that answered is still that of the post: networks send elsewhere from posts that they do not
 * show. Other sites may move their pages as they like.
 */
export function isSamePost(link: string, answered: string): boolean {
  const network = networkOf(link)
  if (network === 'web') return true
  const wanted = postAddress(link)
  const found = postAddress(answered)
  if (wanted === null || found === null || networkOf(answered) !== network) return false
  if (SHORT.test(link)) return found.path !== ''
  const said = new URLSearchParams(found.query)
  const isNamed = [...new URLSearchParams(wanted.query)].every(([name, value]) =>
    said.getAll(name).includes(value),
  )
  return found.piece === wanted.piece && isNamed
}

import { LIMITS } from '@/contract/limits'
import { webAddress } from '../../page/pageFacts'

/** The absolute address of a feed's link; null for an empty or invalid one, or one over the length limit. */
export function feedAddress(address: string, base: string): string | null {
  const found = address.trim() === '' ? null : webAddress(address, base)
  return found === null || found.length > LIMITS.link ? null : found
}

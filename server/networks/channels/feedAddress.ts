import { LIMITS } from '@/contract/limits'
import { webAddress } from '../../page/pageFacts'

/** An address in a feed in full; null for what is empty, no web address, or longer than any that is kept. */
export function feedAddress(address: string, base: string): string | null {
  const found = address.trim() === '' ? null : webAddress(address, base)
  return found === null || found.length > LIMITS.link ? null : found
}

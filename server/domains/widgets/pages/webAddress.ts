import { webUrl } from '@/contract/text/links'

/**
 * An allowed address of a link or a picture on a page: only an absolute web address. A relative path belongs to the shop, which a page outside of the
 * shop does not know.
 */
export const webAddress = (address: string | null | undefined): string | null =>
  webUrl(address ?? '')?.href ?? null

import { webUrl } from '@/contract/text/links'

/**
 * Where a link or a picture of a page may lead: only to the web, by a whole address. A path would be the shop's, which
 * a page outside of the shop does not know.
 */
export const webAddress = (address: string | null | undefined): string | null =>
  webUrl(address ?? '')?.href ?? null

import { LINK_LENGTH } from '@/contract/widgets/embed'

/**
 * Returns what finds the address by which a product is told: the one that an element names, or for an empty name that of
 * the page, as the shop's canonical link has it. Undefined without a name, or for what is no address of the web.
 */
export function createPageAddress(): (named: string | null) => string | undefined {
  const opened = location.href
  const ownAddress = () => {
    // What a script has made of the page since may not have changed the link.
    const isOpened = location.href === opened
    return (
      (isOpened && document.querySelector('link[rel=canonical]')?.getAttribute('href')) ||
      location.href
    )
  }
  return (named) => {
    if (named === null) return undefined
    try {
      const url = new URL(named || ownAddress(), location.href)
      url.hash = ''
      if (url.href.length > LINK_LENGTH) url.search = ''
      return /^https?:/.test(url.protocol) ? url.href : undefined
    } catch {
      return undefined
    }
  }
}

import type { ShopPageContent } from '@/contract/widgets/preview'

/** The widget and the link for which a page was read. */
export interface ShopPageAddress {
  embedId: string
  link: string
}

const contents = new Map<string, ShopPageContent>()
const keyOf = ({ embedId, link }: ShopPageAddress) => `${embedId} ${link}`

/**
 * Contents of the shop's pages that were read. They take megabytes, and only a frame uses them, so they are not in the
 * store.
 */
export const shopPageContents = {
  get: (address: ShopPageAddress) => contents.get(keyOf(address)),
  set: (address: ShopPageAddress, content: ShopPageContent) => {
    contents.set(keyOf(address), content)
  },
  remove: (address: ShopPageAddress) => {
    contents.delete(keyOf(address))
  },
}

import type { ShopPageContent } from '@/contract/widgets/preview'

/** Which page was read for which widget. */
export interface ShopPageAddress {
  embedId: string
  link: string
}

const contents = new Map<string, ShopPageContent>()
const keyOf = ({ embedId, link }: ShopPageAddress) => `${embedId} ${link}`

/** Contents of the shop's pages that were read. They are megabytes that only a frame looks at, so the store has none. */
export const shopPageContents = {
  get: (address: ShopPageAddress) => contents.get(keyOf(address)),
  set: (address: ShopPageAddress, content: ShopPageContent) => {
    contents.set(keyOf(address), content)
  },
  remove: (address: ShopPageAddress) => {
    contents.delete(keyOf(address))
  },
}

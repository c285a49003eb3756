import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { ProductMark } from '../types'

export function markFromWire(link: ProductLink, id: string): ProductMark {
  const { x, y, show } = link.marker
  return { id, x, y, isShown: show, link }
}

/** `serverId` is null for an unsaved mark. */
export function markToWire(
  { x, y, isShown, link }: ProductMark,
  serverId: number | null,
): ProductLink {
  return { ...link, id: serverId, marker: { ...link.marker, x, y, show: isShown } }
}

import type { ProductLink } from '@/contract/entities/productLink'
import type { ProductMark } from '../types'
import type { ElementKind } from './ElementKind'

const wholePercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Section 5: product marker positions are whole percents of the frame. */
export const productMarker: ElementKind<ProductLink, ProductMark> = {
  fromWire: (link, id) => {
    const { x, y, show } = link.marker
    return { id, x, y, isShown: show, link }
  },
  toWire: ({ x, y, isShown, link }, serverId) => ({
    ...link,
    id: serverId,
    marker: { ...link.marker, x, y, show: isShown },
  }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
  nudge: { step: 1, bigStep: 5 },
}

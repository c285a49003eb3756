import type { Change } from './changes'
import type { MediaDocument } from './types'

/** Puts a slide in another's place; what is hidden on a slide goes with the slide. Indexes are from 0. */
export function moveMedia(from: number, to: number): Change {
  return (document) => {
    const { media } = document
    if (!media[from] || !media[to] || from === to) return
    const order = media.map((_item, index) => index)
    order.splice(to, 0, ...order.splice(from, 1))
    const newPosition = (position: number) => order.indexOf(position - 1) + 1 || position
    for (const { link } of media.flatMap(({ links }) => links)) {
      if (link.hiddenCarouselPositions.length === 0) continue
      link.hiddenCarouselPositions = link.hiddenCarouselPositions.map(newPosition)
    }
    document.media = order.flatMap((index) => media[index] ?? [])
  }
}

/** Hides a slide from shoppers or shows it again; the last one that is shown stays. */
export function hideMedia(index: number, isHidden: boolean): Change {
  return ({ media }) => {
    const item = media[index]
    if (!item || (isHidden && isLastShown(media, index))) return
    item.isHidden = isHidden
  }
}

/** Whether a slide is the only one that shoppers see. */
export function isLastShown(media: readonly MediaDocument[], index: number): boolean {
  return media.every((item, other) => (other === index ? !item.isHidden : item.isHidden))
}

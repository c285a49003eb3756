import type { Change } from '../post/changes'
import type { MediaDocument } from '../types'

/** Puts a slide in another's place; what is hidden on a slide goes with the slide. Indexes are from 0. */
export function moveMedia(from: number, to: number): Change {
  return (document) => {
    const { media } = document
    if (!media[from] || !media[to] || from === to) return
    const order = media.map((_item, index) => index)
    order.splice(to, 0, ...order.splice(from, 1))
    renumber(media, (position) => order.indexOf(position - 1) + 1 || position)
    document.media = order.flatMap((index) => media[index] ?? [])
  }
}

/** Takes a slide out of the post, unless it is one that has to stay. */
export function removeMedia(index: number, isBareAllowed: boolean): Change {
  return (document) => {
    const { media } = document
    if (!canRemove(media, index, isBareAllowed)) return
    const removed = index + 1
    renumber(media, (position) => {
      if (position === removed) return null
      return position > removed && position <= media.length ? position - 1 : position
    })
    document.media = media.filter((_item, other) => other !== index)
  }
}

/** A post keeps a slide that shoppers see; only a review may be words alone. */
export function canRemove(
  media: readonly MediaDocument[],
  index: number,
  isBareAllowed: boolean,
): boolean {
  if (!media[index]) return false
  return media.length === 1 ? isBareAllowed : !isLastShown(media, index)
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

/** Gives the positions on which products are hidden new numbers from 1; null: there is none any more. */
function renumber(
  media: readonly MediaDocument[],
  numberOf: (position: number) => number | null,
): void {
  for (const { link } of media.flatMap(({ links }) => links)) {
    if (link.hiddenCarouselPositions.length === 0) continue
    link.hiddenCarouselPositions = link.hiddenCarouselPositions.flatMap(
      (position) => numberOf(position) ?? [],
    )
  }
}

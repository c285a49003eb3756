import type { Change } from '../post/changes'
import type { MediaDocument } from '../types'

/** Moves a slide to another position; products hidden on it stay hidden there. Indexes are from 0. */
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

/** Removes a slide from the post, unless it has to stay. */
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

/** A post keeps at least one visible slide; only a review may consist of text alone. */
export function canRemove(
  media: readonly MediaDocument[],
  index: number,
  isBareAllowed: boolean,
): boolean {
  if (!media[index]) return false
  return media.length === 1 ? isBareAllowed : !isLastShown(media, index)
}

/** Hides a slide from shoppers or shows it again; the last visible one stays. */
export function hideMedia(index: number, isHidden: boolean): Change {
  return ({ media }) => {
    const item = media[index]
    if (!item || (isHidden && isLastShown(media, index))) return
    item.isHidden = isHidden
  }
}

/** Whether a slide is the only visible one. */
export function isLastShown(media: readonly MediaDocument[], index: number): boolean {
  return media.every((item, other) => (other === index ? !item.isHidden : item.isHidden))
}

/** Renumbers the positions (from 1) on which products are hidden; null: the slide is removed. */
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

import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import type { MediaDocument, Picture } from './document'
import type { Change } from './post'

/** Moves a slide to another position, from 0. A product that is hidden on the slide stays hidden there. */
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

/** Removes a slide from the post, unless the post must keep it. */
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

/** Whether a slide can be removed. A post keeps at least one visible slide; only a review may consist of text alone. */
export function canRemove(
  media: readonly MediaDocument[],
  index: number,
  isBareAllowed: boolean,
): boolean {
  if (!media[index]) return false
  return media.length === 1 ? isBareAllowed : !isLastShown(media, index)
}

/** Hides a slide from shoppers, or shows it again. The last visible slide cannot be hidden. */
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

/** Changes the numbers (from 1) of the slides on which products are hidden; null for a removed slide. */
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

/** How many more slides fit into a post. */
export function freeSlides(media: readonly MediaDocument[]): number {
  return Math.max(0, LIMITS.filesPerPost - media.length)
}

/** Adds an uploaded file as the last slide, with the view of the slide before it. */
export function addMedia(uploaded: UploadedMedia): Change {
  return ({ media }) => {
    if (freeSlides(media) === 0 || media.some(({ id }) => id === uploaded.id)) return
    media.push({
      id: uploaded.id,
      isHidden: false,
      picture: pictureOf(uploaded),
      background: SOFT_BACKGROUND,
      view: media.at(-1)?.view ?? 'square',
      links: [],
      squareElements: [],
      storyElements: [],
    })
  }
}

/** Replaces a slide's file by an uploaded one; everything on the slide stays. */
export function replaceMedia(mediaId: number, uploaded: UploadedMedia): Change {
  return ({ media }) => {
    if (media.some(({ id }) => id === uploaded.id)) return
    const item = media.find(({ id }) => id === mediaId)
    if (item) Object.assign(item, { id: uploaded.id, picture: pictureOf(uploaded) })
  }
}

/** The response to an upload has no larger picture, but the response to the next save does. */
function pictureOf({ imageUrl, thumbnailUrl, type, width, height }: UploadedMedia): Picture {
  return {
    url: imageUrl,
    highResolutionUrl: imageUrl,
    thumbnailUrl,
    isVideo: type === 'video',
    width,
    height,
  }
}

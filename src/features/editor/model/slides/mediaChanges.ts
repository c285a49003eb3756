import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { UploadedMedia } from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'
import type { Change } from '../post/changes'
import type { MediaDocument, Picture } from '../types'

/** How many slides a post still takes. */
export function freeSlides(media: readonly MediaDocument[]): number {
  return Math.max(0, LIMITS.filesPerPost - media.length)
}

/** Makes an uploaded file the last slide; it opens in the frame that the one before it opens in. */
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

/** Puts an uploaded file in the place of a slide's; all that stands on the slide stays. */
export function replaceMedia(mediaId: number, uploaded: UploadedMedia): Change {
  return ({ media }) => {
    if (media.some(({ id }) => id === uploaded.id)) return
    const item = media.find(({ id }) => id === mediaId)
    if (item) Object.assign(item, { id: uploaded.id, picture: pictureOf(uploaded) })
  }
}

/** An upload names no larger size; the next save's answer does. */
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

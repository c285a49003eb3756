import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import type { Change } from '../post/changes'
import type { MediaDocument, Picture } from '../types'

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

/** An upload has no larger size; the next save's response does. */
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

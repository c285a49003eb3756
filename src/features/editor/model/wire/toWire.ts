import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { LinkIds } from '../marks/linkIds'
import { elementsOf } from '../elements/placedElements'
import { markToWire } from './markWire'
import { NOTHING_SEEN } from '../slides/seenMedia'
import type { MediaDocument, PostDocument, SeenMedia } from '../types'
import { elementLists } from '../../kinds/wireLists'

/**
 * The post as it is sent: the edited parts over the stored copy, which keeps everything that the editor does not
 * know. Slides that another user added meanwhile are appended.
 */
export function toWire(
  document: PostDocument,
  postInfo: PostInfo,
  linkIds: LinkIds = {},
  seen: SeenMedia = NOTHING_SEEN,
): PostInfo {
  const added = addedMeanwhile(postInfo.media, document.media, seen)
  return {
    ...postInfo,
    segments: document.segments,
    adsMarker: document.adsMarker,
    vitrinaPost: {
      ...postInfo.vitrinaPost,
      text: document.text,
      hiddenCarouselPositions: hiddenPositions(document, postInfo, added),
      albumList: document.albums,
      isPublished: document.isPublished,
      ...document.schedule,
      needCopyrightRequest: document.needCopyrightRequest,
      promoCodeStatus: document.promoCodeStatus,
      showMarkers: document.showMarkers,
      showText: document.showText,
    },
    media: [...document.media.map((edited) => itemToWire(edited, postInfo, linkIds)), ...added],
  }
}

function itemToWire(edited: MediaDocument, { media }: PostInfo, linkIds: LinkIds): MediaItem {
  return {
    ...(media.find(({ id }) => id === edited.id) ?? fileOf(edited)),
    background: edited.background,
    view: edited.view,
    linkList: edited.links.map((mark) => markToWire(mark, linkIds[mark.id] ?? mark.link.id)),
    ...elementLists(elementsOf(edited)),
  }
}

/** A file that the stored post does not have. The back office reads only its id. */
function fileOf({ id, picture }: MediaDocument) {
  return {
    id,
    imageUrl: picture.url,
    imageHighResolutionUrl: picture.highResolutionUrl,
    thumbnailUrl: picture.thumbnailUrl,
    videoUrl: picture.isVideo ? picture.url : null,
    width: picture.width,
    height: picture.height,
  }
}

function addedMeanwhile(
  stored: readonly MediaItem[],
  edited: readonly MediaDocument[],
  seen: SeenMedia,
): MediaItem[] {
  const known = new Set([...edited.map(({ id }) => id), ...seen.stored, ...seen.uploaded])
  return stored.filter(({ id }) => !known.has(id))
}

/** Positions (from 1) of the hidden slides; positions without a slide stay as they came. */
function hiddenPositions(
  { media }: PostDocument,
  { vitrinaPost, media: stored }: PostInfo,
  added: readonly MediaItem[],
) {
  const before = vitrinaPost.hiddenCarouselPositions
  const wasHidden = (item: MediaItem) => before.includes(stored.indexOf(item) + 1)
  const slides = [...media.map(({ isHidden }) => isHidden), ...added.map(wasHidden)]
  const hidden = slides.flatMap((isHidden, index) => (isHidden ? [index + 1] : []))
  const last = Math.max(stored.length, slides.length)
  const strange = before.filter((position) => position < 1 || position > last)
  const now = [...hidden, ...strange]
  const isSame = now.length === before.length && now.every((position) => before.includes(position))
  return isSame ? before : now
}

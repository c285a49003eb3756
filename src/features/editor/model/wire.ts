import { composeId } from '@/common/lib/composeId'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import type { Schedule } from '@/contract/posts/schedule'
import { type PlacedElement, WIRE_LISTS, elementLists } from '@/features/editor/kinds/placedRules'
import {
  type MediaDocument,
  type Picture,
  type PostDocument,
  type ProductMark,
  NOTHING_SEEN,
  type SeenMedia,
} from './document'
import { byFrame, elementsOf } from './elements'
import type { LinkIds } from './marks'

/**
 * Converts a stored post to a document; the only conversion of outside data. Nothing is corrected here, so that a post
 * that was only viewed is sent back unchanged. The same post always gets the same local ids.
 */
export function restore({ vitrinaPost, media, segments, adsMarker }: PostInfo): PostDocument {
  return {
    media: media.map((item, index) =>
      restoreMedia(item, vitrinaPost.hiddenCarouselPositions.includes(index + 1)),
    ),
    text: vitrinaPost.text,
    albums: vitrinaPost.albumList,
    segments,
    adsMarker,
    isPublished: vitrinaPost.isPublished,
    schedule: scheduleOf(vitrinaPost),
    needCopyrightRequest: vitrinaPost.needCopyrightRequest,
    promoCodeStatus: vitrinaPost.promoCodeStatus,
    showMarkers: vitrinaPost.showMarkers,
    showText: vitrinaPost.showText,
  }
}

export function scheduleOf({
  isEnabledScheduler,
  publishTime,
  unpublishTime,
}: VitrinaPost): Schedule {
  return { isEnabledScheduler, publishTime, unpublishTime }
}

export function restorePicture(item: MediaItem): Picture {
  return {
    url: item.imageUrl,
    highResolutionUrl: item.imageHighResolutionUrl,
    thumbnailUrl: item.thumbnailUrl,
    isVideo: item.videoUrl !== null,
    width: item.width,
    height: item.height,
  }
}

function restoreMedia(item: MediaItem, isHidden: boolean): MediaDocument {
  return {
    id: item.id,
    isHidden,
    picture: restorePicture(item),
    background: item.background,
    view: item.view,
    links: item.linkList.map((link, index) => markFromWire(link, localId(item.id, link, index))),
    ...byFrame(restoreElements(item)),
  }
}

function restoreElements(item: MediaItem): PlacedElement[] {
  return WIRE_LISTS.flatMap(({ kind, list }) =>
    item[list].map((data, index) => {
      const id = elementId(data, composeId('media', item.id, kind, index))
      return { id, kind, data } as PlacedElement
    }),
  )
}

/** The local id of an element: composed of its server id if it has one, and otherwise of its position. */
const elementId = ({ id }: Record<string, unknown>, byPlace: string) =>
  typeof id === 'string' ? composeId('stored', id) : byPlace

function localId(mediaId: number, { id }: ProductLink, index: number): string {
  return id === null ? composeId('media', mediaId, 'link', index) : composeId('link', id)
}

function markFromWire(link: ProductLink, id: string): ProductMark {
  const { x, y, show } = link.marker
  return { id, x, y, isShown: show, link }
}

/** `serverId` is null for an unsaved mark. */
function markToWire({ x, y, isShown, link }: ProductMark, serverId: number | null): ProductLink {
  return { ...link, id: serverId, marker: { ...link.marker, x, y, show: isShown } }
}

export const PREVIEW_SHAPES = ['square', 'story', 'tile'] as const
/** The open post in one of its two frames, or its tile in a gallery. */
export type PreviewShape = (typeof PREVIEW_SHAPES)[number]

/** The post with all of its slides in one frame. A tile shows only the picture, so its post does not change. */
export function inShape(post: PostInfo, shape: PreviewShape): PostInfo {
  if (shape === 'tile') return post
  return { ...post, media: post.media.map((item) => ({ ...item, view: shape })) }
}

/**
 * The post as it is sent: the stored copy, which contains fields that the editor does not know, with the edited parts
 * over it. Slides that another user has added meanwhile are appended.
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

/** The record of a file that the stored post does not have. The back office reads only its id. */
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

/** The positions (from 1) of the hidden slides. Stored positions without a slide stay in the list. */
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

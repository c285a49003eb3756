import { composeId } from '@/common/lib/composeId'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Schedule } from '@/contract/posts/schedule'
import type { PlacedElement } from '../../kinds/placedRules'
import { byFrame } from '../elements/placedElements'
import { markFromWire } from './markWire'
import { WIRE_LISTS } from '../../kinds/wireLists'
import type { MediaDocument, Picture, PostDocument } from '../types'

/**
 * The only entrance for outside data. Nothing is corrected here, so that a post that was only viewed is sent back as it
 * came; the same post always gets the same local ids.
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

/** An element with a server id is identified by it, wherever it is by now. */
const elementId = ({ id }: Record<string, unknown>, byPlace: string) =>
  typeof id === 'string' ? composeId('stored', id) : byPlace

function localId(mediaId: number, { id }: ProductLink, index: number): string {
  return id === null ? composeId('media', mediaId, 'link', index) : composeId('link', id)
}

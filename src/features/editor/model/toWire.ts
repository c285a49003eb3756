import type { MediaItem } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import { productMarker } from './elementKinds/productMarker'
import type { MediaDocument, PostDocument } from './types'

/** Server ids of marks that were first saved while the post was open, by local id. */
export type LinkIds = Record<string, number>

/** The post as it is sent: the edited parts over the stored copy, which keeps everything that the editor does not know. */
export function toWire(
  document: PostDocument,
  postInfo: PostInfo,
  linkIds: LinkIds = {},
): PostInfo {
  return {
    ...postInfo,
    segments: document.segments,
    adsMarker: document.adsMarker,
    vitrinaPost: {
      ...postInfo.vitrinaPost,
      text: document.text,
      hiddenCarouselPositions: hiddenPositions(document, postInfo),
      albumList: document.albums,
      isPublished: document.isPublished,
      ...document.schedule,
      needCopyrightRequest: document.needCopyrightRequest,
      promoCodeStatus: document.promoCodeStatus,
      showMarkers: document.showMarkers,
      showText: document.showText,
    },
    media: inOrder(postInfo.media, document.media).map((item) => {
      const edited = document.media.find(({ id }) => id === item.id)
      if (!edited) return item
      return {
        ...item,
        background: edited.background,
        linkList: edited.links.map((mark) =>
          productMarker.toWire(mark, linkIds[mark.id] ?? mark.link.id),
        ),
      }
    }),
  }
}

/** Stored slides in the order of the document's; what somebody added meanwhile comes last. */
function inOrder(stored: readonly MediaItem[], edited: readonly MediaDocument[]): MediaItem[] {
  const known = edited.flatMap(({ id }) => stored.find((item) => item.id === id) ?? [])
  return [...known, ...stored.filter((item) => !known.includes(item))]
}

/** Positions from 1 of the slides that shoppers do not see; those that no slide has stay as they came. */
function hiddenPositions({ media }: PostDocument, { vitrinaPost, media: stored }: PostInfo) {
  const before = vitrinaPost.hiddenCarouselPositions
  const hidden = media.flatMap(({ isHidden }, index) => (isHidden ? [index + 1] : []))
  const strange = before.filter((position) => position < 1 || position > stored.length)
  const now = [...hidden, ...strange]
  const isSame = now.length === before.length && now.every((position) => before.includes(position))
  return isSame ? before : now
}

/** Server ids that a save gave to the marks of the document that was sent; an answer keeps their order. */
export function newLinkIds(sent: PostDocument, saved: PostInfo): LinkIds {
  const ids: LinkIds = {}
  for (const { id: mediaId, links } of sent.media) {
    const answered = saved.media.find(({ id }) => id === mediaId)?.linkList ?? []
    for (const [index, mark] of links.entries()) {
      const link = answered[index]
      if (link && link.id !== null && link.sku.id === mark.link.sku.id) ids[mark.id] = link.id
    }
  }
  return ids
}

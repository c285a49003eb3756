import type { PostInfo } from '@/contract/entities/post'
import { productMarker } from './elementKinds/productMarker'
import type { PostDocument } from './types'

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
    vitrinaPost: {
      ...postInfo.vitrinaPost,
      text: document.text,
      albumList: document.albums,
      isPublished: document.isPublished,
      ...document.schedule,
      needCopyrightRequest: document.needCopyrightRequest,
      promoCodeStatus: document.promoCodeStatus,
      showMarkers: document.showMarkers,
      showText: document.showText,
    },
    media: postInfo.media.map((item) => {
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

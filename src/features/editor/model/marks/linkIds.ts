import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostDocument } from '../types'

/** Server ids of marks that were first saved while the post was open, by local id. */
export type LinkIds = Record<string, number>

/** Server ids that a save assigned to the marks of the sent document; the response keeps their order. */
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

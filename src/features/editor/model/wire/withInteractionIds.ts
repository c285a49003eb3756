import { withInteractions, type InteractionIds } from './storedInteractions'
import type { PostDocument } from '../types'

/** The document with the ids that only this page knows, for use elsewhere. */
export function withInteractionIds(document: PostDocument, ids: InteractionIds): PostDocument {
  return withInteractions(document, ({ id, data }) => {
    const stored = ids[id]
    return stored === undefined ? data : { ...data, id: stored }
  })
}

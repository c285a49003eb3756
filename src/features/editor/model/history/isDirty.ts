import { isSame } from '@/common/lib/isSame'
import { isEmpty } from '../elements/onFrame'
import { filterElements } from '../elements/placedElements'
import type { PostDocument } from '../types'

/**
 * Whether the structure differs from the stored copy, ignoring `zIndex` and empty texts
 * (product-rules/posts.md#dirty-post).
 */
export function isDirty(document: PostDocument, baseline: PostDocument): boolean {
  return !isSame(withoutEmptyTexts(document), withoutEmptyTexts(baseline), ['zIndex'])
}

/** Text stickers without text are removed as soon as something else is selected. */
export function withoutEmptyTexts(document: PostDocument): PostDocument {
  return filterElements(document, (element) => !isEmpty(element))
}

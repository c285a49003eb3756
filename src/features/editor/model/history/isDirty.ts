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

/** Unchanged parts are shared between the two, so most comparisons end at identity. */
export function isSame(one: unknown, other: unknown, ignored: readonly string[] = []): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const key of ignored) keys.delete(key)
  return [...keys].every((key) => isSame(one[key], other[key], ignored))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

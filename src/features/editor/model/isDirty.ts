import type { PostDocument } from './types'

/** Section 4: dirty is a structure, ignoring zIndex, that differs from the stored copy. */
export function isDirty(document: PostDocument, baseline: PostDocument): boolean {
  return !isSame(document, baseline)
}

/** Unchanged parts are shared between the two, so most of the walk ends at the first comparison. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  keys.delete('zIndex')
  return [...keys].every((key) => isSame(one[key], other[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

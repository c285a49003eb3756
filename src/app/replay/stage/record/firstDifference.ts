/** Where two values differ: `editor.document.media.0`, empty for the values themselves. */
export interface Difference {
  path: string
  one: unknown
  other: unknown
}

/** Pairs of parts that were found equal: states share most of theirs with the states before. */
type EqualParts = WeakMap<object, WeakSet<object>>

export const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Compares values of two histories one after another; each pair of shared parts is compared once. Keys in `ignored` may
 * differ wherever they are.
 */
export function createComparison(ignored: ReadonlySet<string> = new Set()) {
  const equal: EqualParts = new WeakMap()

  /** The first difference; null where there is none. */
  return function firstDifference(one: unknown, other: unknown): Difference | null {
    if (Object.is(one, other)) return null
    if (!isNode(one) || !isNode(other)) return { path: '', one, other }
    const known = equal.get(one) ?? new WeakSet()
    if (known.has(other)) return null
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (ignored.has(key)) continue
      if (key in one !== key in other) return { path: key, one: one[key], other: other[key] }
      const deeper = firstDifference(one[key], other[key])
      if (deeper) return { ...deeper, path: deeper.path === '' ? key : `${key}.${deeper.path}` }
    }
    equal.set(one, known.add(other))
    return null
  }
}

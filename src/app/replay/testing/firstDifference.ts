const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The first path at which two values differ: `editor.document.media.0`; null where they are equal. Shared parts are
 * compared once.
 */
export function firstDifference(
  one: unknown,
  other: unknown,
  seen = new WeakMap<object, WeakSet<object>>(),
): string | null {
  if (Object.is(one, other)) return null
  if (!isNode(one) || !isNode(other)) return `: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`
  const known = seen.get(one) ?? new WeakSet()
  if (known.has(other)) return null
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (key in one !== key in other) return `${key}: only in one`
    const deeper = firstDifference(one[key], other[key], seen)
    if (deeper !== null) return deeper.startsWith(':') ? `${key}${deeper}` : `${key}.${deeper}`
  }
  seen.set(one, known.add(other))
  return null
}

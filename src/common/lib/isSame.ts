/**
 * Whether two serialisable values have the same content, apart from the ignored keys at any depth. Parts that are the
 * same object in both are not compared further.
 */
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

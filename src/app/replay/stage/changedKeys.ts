const DEPTH = 3

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths at which two states differ, at most three keys deep: `editor.save.status`. */
export function changedKeys(before: unknown, after: unknown, depth = DEPTH): string[] {
  if (before === after || !isNode(after)) return []
  const earlier = isNode(before) ? before : {}
  const keys = new Set([...Object.keys(earlier), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    if (earlier[key] === after[key]) return []
    const deeper = depth > 1 ? changedKeys(earlier[key], after[key], depth - 1) : []
    return deeper.length > 0 ? deeper.map((path) => `${key}.${path}`) : [key]
  })
}

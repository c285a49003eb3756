/** Calls `visit` once with each object in a value. */
export function eachObject(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  const seen = new Set<object>()
  const walk = (item: unknown) => {
    if (typeof item !== 'object' || item === null || seen.has(item)) return
    seen.add(item)
    visit(item as Record<string, unknown>)
    for (const part of Object.values(item)) walk(part)
  }
  walk(value)
}

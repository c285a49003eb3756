/**
 * The ids from one to another, both included, in either direction; only the last one when the first is not in the
 * list.
 */
export function idsBetween(order: readonly number[], from: number | null, to: number): number[] {
  const start = from === null ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

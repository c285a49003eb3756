/** A hostile value and its position: the number modulo the positions in the value that it is applied to. */
export interface Mutation {
  place: number
  value: unknown
}

/** A copy of a value with a part of it replaced. */
export function mutated(value: unknown, { place, value: other }: Mutation): unknown {
  const count = placesIn(value)
  let left = place % count
  const replaced = (part: unknown): unknown => {
    if (left === 0) {
      left -= 1
      return other
    }
    left -= 1
    if (Array.isArray(part)) return part.map(replaced)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, replaced(one)]))
  }
  return replaced(value)
}

function placesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + placesIn(part), 1)
}

/** Names that are remembered until a time; the first ones go when there are too many. */
export interface Memory {
  add(name: string, until: number): void
  has(name: string, now: number): boolean
}

export function createMemory(most: number): Memory {
  const names = new Map<string, number>()
  return {
    add(name, until) {
      names.delete(name)
      names.set(name, until)
      const [first] = names.keys()
      if (names.size > most && first !== undefined) names.delete(first)
    },
    has: (name, now) => (names.get(name) ?? 0) > now,
  }
}

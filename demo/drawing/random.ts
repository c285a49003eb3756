/**
 * Reproducible randomness, the same on every machine: a picture that is drawn twice is the same
 * file.
 */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(min: number, max: number): number
  whole(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** Mulberry32 over a hash of the seed. */
export function createRandom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (min: number, max: number) => min + (max - min) * next()
  return {
    next,
    between,
    whole: (min, max) => Math.floor(between(min, max + 1)),
    pick(list) {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
  }
}

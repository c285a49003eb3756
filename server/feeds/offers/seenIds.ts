import { hash, randomUUID } from 'node:crypto'

const FIRST_SIZE = 1024

export interface SeenIds {
  /** False for an id that was added before. */
  add(id: string): boolean
}

/**
 * The ids seen in a feed. Stores only their 64-bit hashes, at most two thirds full: 16 MB for a million ids, where a set of strings takes over 100
 * and retains the chunks of the feed. In feeds of a million ids, one in 37 million has a collision.
 */
export function seenIds(): SeenIds {
  const key = randomUUID()
  let size = FIRST_SIZE
  let slots = new Uint32Array(size * 2)
  let count = 0

  const place = (into: Uint32Array, high: number, low: number): boolean => {
    const mask = into.length / 2 - 1
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const [first, second] = [into[at * 2], into[at * 2 + 1]]
      if (first === 0 && second === 0) {
        into[at * 2] = high
        into[at * 2 + 1] = low
        return true
      }
      if (first === high && second === low) return false
    }
  }
  const grow = () => {
    size *= 2
    const larger = new Uint32Array(size * 2)
    for (let at = 0; at < slots.length; at += 2) {
      const [high = 0, low = 0] = [slots[at], slots[at + 1]]
      if (high !== 0 || low !== 0) place(larger, high, low)
    }
    slots = larger
  }
  return {
    add(id) {
      const [high, low] = hashOf(key, id)
      const isNew = place(slots, high, low)
      if (isNew) count += 1
      if (count * 3 > size * 2) grow()
      return isNew
    },
  }
}

/** 64 bits in two halves, never both 0. Keyed, so that ids cannot be chosen to collide. */
function hashOf(key: string, text: string): [high: number, low: number] {
  const digest = hash('sha256', key + text, 'buffer')
  return [digest.readUInt32LE(0) || 1, digest.readUInt32LE(4)]
}

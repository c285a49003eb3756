import type { OwnSecrets } from './exportRequest'

/** Shorter names are parts of ordinary words. */
const LEAST = 3

/**
 * The last gate: whether the finished file still contains the person's e-mail, name or username, in any form in which
 * a reader would see it. A name that is also a word of our own code cannot be told from that word.
 */
export function findSecrets(file: string, own: OwnSecrets, words: ReadonlySet<string>): boolean {
  const sought = Object.values({ ...own })
    .filter((secret) => secret.length >= LEAST && !words.has(secret))
    .map((secret) => secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (sought.length === 0) return false
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sought.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  const isHit = (value: unknown): boolean => {
    if (typeof value === 'string') return pattern.test(value)
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value)) return value.some(isHit)
    return Object.entries(value).some(([key, item]) => pattern.test(key) || isHit(item))
  }
  return isHit(JSON.parse(file))
}

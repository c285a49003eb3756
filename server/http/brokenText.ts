/** Invalid parts of a text: U+0000, which PostgreSQL does not store, or half of a surrogate pair, which UTF-8 cannot encode. */
export type BrokenText = 'nul' | 'half-character'

/** The first broken text anywhere in a value; null when all are whole. Bodies have few levels (`parseJson`). */
export function brokenText(value: unknown): BrokenText | null {
  if (typeof value === 'string') return brokenIn(value)
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const broken = brokenIn(key) ?? brokenText(part)
    if (broken) return broken
  }
  return null
}

function brokenIn(text: string): BrokenText | null {
  if (text.includes('\0')) return 'nul'
  return /\p{Surrogate}/u.test(text) ? 'half-character' : null
}

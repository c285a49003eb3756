/** Whether a text anywhere in the value holds U+0000, which no text has and PostgreSQL does not take. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsNul)
}

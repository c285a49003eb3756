/** The address resolved against a base when a browser may be sent there, else null: no scripts, no data. */
export function safeUrl(address: string | null, base: string): string | null {
  if (!address) return null
  try {
    const url = new URL(address, base)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}

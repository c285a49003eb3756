import { LIMITS } from '@/contract/limits'

/** Whether a text is exactly one web address; `https://` may be left out. */
export function isLink(text: string): boolean {
  const address = text.trim()
  if (address === '' || address.length > LIMITS.link || /\s/.test(address)) return false
  // Pasted twice into the same field.
  if (/[^=/]https?:\/\//i.test(address)) return false
  try {
    const { protocol, hostname, username } = new URL(withProtocol(address))
    return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === ''
  } catch {
    return false
  }
}

/** An address as it is typed or copied, in full. */
export function withProtocol(address: string): string {
  const trimmed = address.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

import { normalizeLink, webUrl } from '@/contract/text/links'

/** Whether a text is exactly one web address; `https://` may be missing. */
export function isLink(text: string): boolean {
  const address = text.trim()
  // Pasted twice into the same field.
  if (/[^=/]https?:\/\//i.test(address)) return false
  const url = webUrl(normalizeLink(address))
  return url !== null && /[^.]\.[^.]/.test(url.hostname)
}

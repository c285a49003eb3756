import { supportHref } from '@/contract/text/links'

/** The address of a prepared letter to support; where support has a page and no e-mail, the page's own. */
export function supportLetter(
  contact: string,
  { subject, text }: { subject: string; text: string },
): string {
  const href = supportHref(contact)
  if (!href.startsWith('mailto:')) return href
  return `${href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}

import { runtimeConfig } from '@/common/api/pageFacts'
import type { MessageId } from '@/common/i18n/messages'
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

type Translate = (id: MessageId, values: Record<string, string>) => string

/** What can be done with a report here, besides saving its record. */
export function reportWays(t: Translate) {
  const { hasSupportInbox, supportContact } = runtimeConfig()
  return {
    canSend: hasSupportInbox,
    /** The address of a prepared letter; null where support has no contact. */
    letterOf(code: string, text: string): string | null {
      const subject = t('session-record.letter_subject', { code })
      return supportContact && supportLetter(supportContact, { subject, text })
    },
  }
}

import { LANDING_PATH } from '@/contract/addresses'
import { element } from './element'
import { dayWords } from './accountWords'
import type { TextId } from './texts'

/** An account whose team may not open it: suspended for a reason, or to be deleted on a day. */
export interface ClosedAccount {
  shop: string
  reason?: string
  deletesAt?: string
}

export function closedView(
  { shop, reason = '', deletesAt }: ClosedAccount,
  t: (id: TextId) => string,
): Node[] {
  const isDeleted = deletesAt !== undefined
  const words = isDeleted
    ? `${t('deleting.short')} ${dayWords(deletesAt)}`
    : `${t('suspended.reason')} ${reason}`
  return [
    element('h1', { tabindex: '-1' }, t(isDeleted ? 'deleting.title' : 'suspended.title')),
    element('p', { class: 'lead' }, shop),
    element('p', { class: 'notice', role: 'alert' }, words),
    element('p', { class: 'lead' }, t(isDeleted ? 'deleting.lead' : 'suspended.lead')),
    element('a', { class: 'quiet', href: LANDING_PATH }, t('suspended.accounts')),
  ]
}

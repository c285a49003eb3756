import type { Account } from '@/contract/entities/account/user'
import { accountPath } from '@/contract/addresses'
import { element } from './element'
import { isTextId, type TextId } from './texts'

/** The shops that a person may open. */
export function accountList(accounts: Account[], t: (id: TextId) => string): HTMLElement {
  if (accounts.length === 0) return element('p', { class: 'lead' }, t('accounts.empty'))
  return element(
    'ul',
    { class: 'accounts' },
    ...accounts.map(({ username, name, role }) => {
      const roleText = `role.${role}`
      return element(
        'li',
        {},
        element(
          'a',
          { href: accountPath(username) },
          element('span', {}, element('strong', {}, name), element('small', {}, username)),
          element('span', { class: 'role' }, isTextId(roleText) ? t(roleText) : role),
        ),
      )
    }),
  )
}

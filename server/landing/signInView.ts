import { accountPath } from '@/contract/addresses'
import type { Account } from '@/contract/entities/account/user'
import { dayWords } from './accountWords'
import { element } from './element'
import { emailField, passwordField } from './fields'
import { formOf, type Refusal } from './form'
import { type TextId, isTextId } from './texts'

interface SignInFormOptions {
  t: (id: TextId) => string
  /** The initial values of the fields. */
  typed: { email: string; password: string }
  /** Resolves with a refusal, or null when the user is signed in. */
  onSubmit: (email: string, password: string) => Promise<Refusal | null>
}

/** E-mail and password; a refusal keeps the input. */
export function signInForm({ t, typed, onSubmit }: SignInFormOptions): HTMLFormElement {
  const email = emailField({
    name: 'email',
    label: t('sign-in.email'),
    autocomplete: 'username',
    value: typed.email,
  })
  const password = passwordField(t, {
    name: 'password',
    label: t('sign-in.password'),
    autocomplete: 'current-password',
    value: typed.password,
  })
  return formOf({
    fields: [email, password],
    submitLabel: t('sign-in.submit'),
    problemOf: ({ input }) => (input.value.trim() === '' ? t('sign-in.empty') : ''),
    focus: password.input,
    onSubmit: () => onSubmit(email.input.value.trim(), password.input.value),
  })
}

/** The shops that a person may open. */
export function accountList(accounts: Account[], t: (id: TextId) => string): HTMLElement {
  if (accounts.length === 0) return element('p', { class: 'lead' }, t('accounts.empty'))
  return element(
    'ul',
    { class: 'accounts' },
    ...accounts.map(({ username, name, role, suspendedReason, deletesAt }) => {
      const roleText = `role.${role}`
      return element(
        'li',
        {},
        element(
          'a',
          { href: accountPath(username) },
          element(
            'span',
            {},
            element('strong', {}, name),
            element('small', {}, username),
            suspendedReason === null
              ? null
              : element('small', { class: 'bad' }, `${t('suspended.short')} ${suspendedReason}`),
            deletesAt === null
              ? null
              : element('small', { class: 'bad' }, `${t('deleting.short')} ${dayWords(deletesAt)}`),
          ),
          element('span', { class: 'role' }, isTextId(roleText) ? t(roleText) : role),
        ),
      )
    }),
  )
}

import { accountPath } from '@/contract/addresses'
import type { AccessLink } from '@/contract/entities/account/membership'
import type { AccountPage, ListedAccount } from '@/contract/entities/account/provider'
import { element } from './element'
import { selectField, textField, type Field } from './fields'
import { formOf, type Refusal } from './form'
import { sendChange, type ProviderCall } from './provider'
import { LOCALES, planText, type TextId } from './texts'

/** The parts of the page that a form needs. */
export interface ProviderPage {
  t: (id: TextId) => string
  locale: string
  plans: AccountPage['plans']
  assign: (url: string) => void
  /** The list is loaded again, with a message above it. */
  onDone: (message: TextId) => void
  onClose: () => void
}

export type AccountForm = 'visit' | 'tariff' | 'suspend' | 'restore' | 'ownerLink'

/** The form for one account: the reason, and the change. */
export function accountForm(
  kind: AccountForm,
  account: ListedAccount,
  page: ProviderPage,
): HTMLElement {
  if (kind === 'ownerLink') return ownerLinkForm(account, page)
  const { t, assign, onDone } = page
  const reason = textField({
    name: 'reason',
    label: t(`provider.label_reason-${kind}`),
    maxLength: 300,
  })
  const plan = selectField({
    name: 'plan',
    label: t('provider.label_plan'),
    value: account.plan ?? '',
    choices: page.plans.map((code) => [code, planText(t, code)]),
  })
  const paidUntil = textField({
    name: 'paidUntil',
    label: t('provider.label_paid-until'),
    type: 'date',
    value: account.paidUntil ?? '',
    hint: t('provider.hint_paid-until'),
  })
  const { username } = account
  const tariff = kind === 'tariff' ? [plan, paidUntil] : []
  return framed(
    page,
    formOf({
      fields: [...tariff, reason],
      submitLabel: t(`provider.submit_${kind}`),
      problemOf: (field) =>
        field === reason && field.input.value.trim() === '' ? t('sign-in.empty') : '',
      async onSubmit() {
        const body = {
          username,
          reason: reason.input.value,
          ...(kind === 'tariff'
            ? {
                tariff: { plan: plan.input.value, paidUntil: paidUntil.input.value || null },
                before: { plan: account.plan, paidUntil: account.paidUntil },
              }
            : {}),
        }
        const refusal = await sent(page, kind, body)
        if (refusal) return refusal
        if (kind === 'visit') assign(accountPath(username))
        else onDone(`provider.done_${kind}`)
        return null
      },
    }),
  )
}

/** The form for a new account, with the e-mail of its owner. */
export function newAccountForm(
  page: ProviderPage,
  onLink: (link: AccessLink) => void,
): HTMLElement {
  const { t, locale } = page
  const name = textField({ name: 'name', label: t('provider.label_name'), maxLength: 100 })
  const username = textField({
    name: 'username',
    label: t('provider.label_username'),
    hint: t('provider.hint_username'),
    maxLength: 40,
  })
  const email = textField({ name: 'email', label: t('provider.label_email'), type: 'email' })
  const language = selectField({
    name: 'locale',
    label: t('provider.label_locale'),
    value: locale,
    choices: LOCALES.map((one) => [one, t(`provider.locale_${one}`)]),
  })
  const form = formOf({
    fields: [name, username, email, language],
    submitLabel: t('provider.submit_create'),
    problemOf: ({ input }) => (input.value.trim() === '' ? t('sign-in.empty') : ''),
    async onSubmit() {
      const body = {
        name: name.input.value,
        username: username.input.value.trim(),
        email: email.input.value.trim(),
        locale: language.input.value,
      }
      return sent(page, 'create', body, onLink)
    },
  })
  return framed(page, form)
}

function ownerLinkForm({ username, ownerEmail }: ListedAccount, page: ProviderPage): HTMLElement {
  const { t } = page
  const box: HTMLElement = framed(
    page,
    formOf(
      {
        fields: [],
        submitLabel: t('provider.submit_ownerLink'),
        problemOf: () => '',
        onSubmit: () =>
          sent(page, 'ownerLink', { username }, (link) => {
            box.replaceWith(linkBox(page, link))
          }),
      },
      element('p', { class: 'lead' }, `${t('provider.lead_ownerLink')} ${ownerEmail ?? ''}`),
    ),
  )
  return box
}

/** The link of an invitation, which is shown only once. */
export function linkBox({ t, onClose }: ProviderPage, link: AccessLink): HTMLElement {
  const field = textField({
    name: 'link',
    label: t('provider.label_link'),
    value: link.secretLink,
    hint: t(link.isSent ? 'provider.hint_link-sent' : 'provider.hint_link'),
  })
  field.input.setAttribute('readonly', '')
  const close = element('button', { type: 'button', class: 'quiet' }, t('provider.close'))
  close.addEventListener('click', onClose)
  queueMicrotask(() => {
    field.input.focus()
    if (field.input instanceof HTMLInputElement) field.input.select()
  })
  return element('div', { class: 'panel', role: 'status' }, field.node, close)
}

export async function sent(
  { t, locale }: Pick<ProviderPage, 't' | 'locale'>,
  call: ProviderCall,
  body: object,
  onLink?: (link: AccessLink) => void,
): Promise<Refusal | null> {
  const response = await sendChange(call, body, locale)
  if (response.kind === 'refused') return response
  if (response.kind === 'signed-out') return { message: t('provider.signed-out') }
  if (response.kind === 'offline') return { message: t('sign-in.offline') }
  if (response.value && onLink) onLink(response.value)
  return null
}

/** A form with a button that closes it, also by Escape. */
export function framed(
  { t, onClose }: Pick<ProviderPage, 't' | 'onClose'>,
  form: HTMLFormElement,
): HTMLElement {
  const cancel = element('button', { type: 'button', class: 'quiet' }, t('provider.cancel'))
  cancel.addEventListener('click', onClose)
  const box = element('div', { class: 'panel' }, form, cancel)
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose()
  })
  queueMicrotask(() => {
    box.querySelector<Field['input'] | HTMLButtonElement>('input, select, button')?.focus()
  })
  return box
}

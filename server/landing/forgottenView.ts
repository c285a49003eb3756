import { element } from './element'
import { emailField } from './fields'
import { formOf } from './form'
import { requestLink } from './session'
import type { TextId } from './texts'

interface ForgottenOptions {
  t: (id: TextId) => string
  locale: string
  email: string
  /** Whether the server can send emails. */
  hasMail: boolean
  onBack: () => void
}

/** Requests a password link; the response is the same for existing and unknown e-mails. */
export function forgottenView({ t, locale, email, hasMail, onBack }: ForgottenOptions): Node[] {
  const back = element('button', { class: 'quiet', type: 'button' }, t('forgotten.back'))
  back.addEventListener('click', onBack)
  const title = (attributes: Record<string, string> = {}) =>
    element('h1', attributes, t('forgotten.title'))
  if (!hasMail) {
    return [
      title({ tabindex: '-1' }),
      element('p', { class: 'lead' }, t('forgotten.no-mail')),
      back,
    ]
  }
  const lead = element('p', { class: 'lead' }, t('forgotten.lead'))
  const field = emailField({
    name: 'email',
    label: t('sign-in.email'),
    autocomplete: 'username',
    value: email,
  })
  const form: HTMLFormElement = formOf({
    fields: [field],
    submitLabel: t('forgotten.submit'),
    problemOf: ({ input }) => (input.value.trim() === '' ? t('sign-in.empty') : ''),
    focus: field.input,
    async onSubmit() {
      const response = await requestLink(field.input.value.trim(), locale)
      if (response.kind === 'refused') return response
      if (response.kind !== 'ok') return { message: t('sign-in.offline') }
      lead.remove()
      const sent = element('p', { class: 'good', role: 'status', tabindex: '-1' })
      form.replaceWith(sent)
      sent.textContent = t('forgotten.sent')
      sent.focus()
      return null
    },
  })
  return [title(), lead, form, back]
}

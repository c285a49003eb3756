import { element } from './element'
import { passwordField, type Field } from './fields'
import { formOf, type Refusal } from './form'
import { choosePassword, joinByLink, signIn, type LandingResponse, type Link } from './session'
import type { TextId } from './texts'

interface LinkOptions {
  t: (id: TextId) => string
  locale: string
  token: string
  link: Link
  /** Called once the user is signed in, with the account of an invitation, or without one. */
  onDone: (username: string | null) => Promise<void>
}

/** The page of a link: choosing a password, or accepting an invitation with an existing password. */
export function linkView({ t, locale, token, link, onDone }: LinkOptions): Node[] {
  const { purpose, email, accountName, username, needsPassword, isSignedIn } = link
  const isInvitation = purpose === 'invitation'

  async function done(response: LandingResponse<null>): Promise<Refusal | null> {
    if (response.kind === 'refused') return response
    if (response.kind !== 'ok') return { message: t('sign-in.offline') }
    await onDone(username)
    return null
  }

  function form(): HTMLFormElement {
    if (needsPassword) return newPasswordForm()
    if (isSignedIn) return joinForm()
    return signInForm()
  }

  function newPasswordForm(): HTMLFormElement {
    const password = passwordField(t, {
      name: 'password',
      label: t('link.new-password'),
      autocomplete: 'new-password',
      hint: t('link.hint'),
    })
    const confirmed = passwordField(t, {
      name: 'confirmed_password',
      label: t('link.confirmed-password'),
      autocomplete: 'new-password',
    })
    const problemOf = ({ input }: Field) => {
      if (input.value === '') return t('sign-in.empty')
      const isOther = input === confirmed.input && input.value !== password.input.value
      return isOther ? t('link.different') : ''
    }
    const chosen = () => ({
      token,
      password: password.input.value,
      confirmedPassword: confirmed.input.value,
    })
    return formOf(
      {
        fields: [password, confirmed],
        submitLabel: t('link.submit-password'),
        problemOf,
        onSubmit: async () => done(await choosePassword(chosen(), locale)),
      },
      ...whose(),
    )
  }

  function signInForm(): HTMLFormElement {
    const password = passwordField(t, {
      name: 'password',
      label: t('sign-in.password'),
      autocomplete: 'current-password',
    })
    return formOf(
      {
        fields: [password],
        submitLabel: t('link.submit-sign-in'),
        problemOf: ({ input }) => (input.value === '' ? t('sign-in.empty') : ''),
        focus: password.input,
        async onSubmit() {
          const response = await signIn(email, password.input.value, locale)
          return done(response.kind === 'ok' ? await joinByLink(token, locale) : response)
        },
      },
      ...whose(),
    )
  }

  function joinForm(): HTMLFormElement {
    return formOf(
      {
        fields: [],
        submitLabel: t('link.submit-join'),
        problemOf: () => '',
        onSubmit: async () => done(await joinByLink(token, locale)),
      },
      ...whose(),
    )
  }

  /** Shows the user, and their password manager, the e-mail to which the password belongs. */
  function whose(): Node[] {
    const input = element('input', {
      type: 'email',
      name: 'email',
      id: 'field-email',
      autocomplete: 'username',
      readonly: '',
    })
    input.value = email
    const label = element('label', { for: input.id }, element('span', {}, t('link.email')))
    return [element('div', { class: 'field' }, label, input)]
  }

  const lead = needsPassword ? 'link.lead-new' : isSignedIn ? 'link.lead-join' : 'link.lead-known'
  return [
    element('h1', {}, t(isInvitation ? 'link.title-invitation' : 'link.title-password')),
    isInvitation
      ? element(
          'p',
          { class: 'lead' },
          `${t('link.lead-invitation')} `,
          element('strong', {}, `${accountName ?? ''}.`),
          ` ${t(lead)}`,
        )
      : element('p', { class: 'lead' }, t('link.lead-new')),
    form(),
  ]
}

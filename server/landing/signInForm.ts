import { element } from './element'
import type { TextId } from './texts'

interface SignInFormOptions {
  t: (id: TextId) => string
  /** What stands in the fields at first. */
  typed: { email: string; password: string }
  /** Resolves with the words of a refusal, or null when the person is in. */
  onSubmit: (email: string, password: string) => Promise<string | null>
}

/** E-mail and password; a refusal keeps what was typed. */
export function signInForm({ t, typed, onSubmit }: SignInFormOptions): HTMLFormElement {
  const emailInput = element('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'username',
    'aria-describedby': 'email-problem',
  })
  emailInput.value = typed.email
  const passwordInput = element('input', {
    type: 'password',
    name: 'password',
    autocomplete: 'current-password',
    'aria-describedby': 'password-problem',
  })
  passwordInput.value = typed.password
  const emailProblem = element('span', { class: 'problem', id: 'email-problem' })
  const passwordProblem = element('span', { class: 'problem', id: 'password-problem' })
  const failure = element('p', { class: 'notice', role: 'alert', hidden: '' })
  const submit = element('button', { class: 'submit', type: 'submit' }, t('sign-in.submit'))
  const form = element(
    'form',
    { novalidate: '' },
    failure,
    element(
      'div',
      { class: 'field' },
      labelled(t('sign-in.email'), emailInput),
      emailInput,
      emailProblem,
    ),
    element(
      'div',
      { class: 'field' },
      labelled(t('sign-in.password'), passwordInput),
      element('span', { class: 'password' }, passwordInput, revealButton(t, passwordInput)),
      passwordProblem,
    ),
    submit,
  )

  function isFilled(input: HTMLInputElement, problem: HTMLElement): boolean {
    const filled = input.value.trim() !== ''
    input.setAttribute('aria-invalid', String(!filled))
    problem.textContent = filled ? '' : t('sign-in.empty')
    return filled
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [hasEmail, hasPassword] = [
      isFilled(emailInput, emailProblem),
      isFilled(passwordInput, passwordProblem),
    ]
    if (!hasEmail || !hasPassword) {
      ;(hasEmail ? passwordInput : emailInput).focus()
      return
    }
    submit.disabled = true
    failure.hidden = true
    void onSubmit(emailInput.value.trim(), passwordInput.value).then((refusal) => {
      submit.disabled = false
      if (refusal === null) return
      failure.textContent = refusal
      failure.hidden = false
      passwordInput.focus()
    })
  })
  return form
}

function labelled(words: string, input: HTMLInputElement): HTMLElement {
  input.id = `field-${input.name}`
  return element('label', { for: input.id }, element('span', {}, words))
}

function revealButton(t: (id: TextId) => string, input: HTMLInputElement): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      'aria-controls': input.id,
      'aria-label': t('sign-in.reveal'),
      'aria-pressed': 'false',
    },
    t('sign-in.show'),
  )
  button.addEventListener('click', () => {
    const isShown = input.type === 'password'
    input.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
    button.textContent = t(isShown ? 'sign-in.hide' : 'sign-in.show')
  })
  return button
}

import { element } from './element'
import { formOf } from './form'
import { answerChange, type EmailLink } from './session'
import type { TextId } from './texts'

interface EmailOptions {
  t: (id: TextId) => string
  locale: string
  token: string
  link: EmailLink
  /** Returns to the sign-in page. */
  onBack: () => void
}

/**
 * The page of a link about a change of e-mail, where a person confirms or refuses it. Opening the
 * page changes nothing, because mail programs open links too.
 */
export function emailView({ t, locale, token, link, onBack }: EmailOptions): Node[] {
  const { side, email, oldEmail, isConfirmed } = link
  const title = element('h1', { tabindex: '-1' }, t('email.title'))
  const lead = element(
    'p',
    { class: 'lead' },
    `${t('email.lead')} `,
    element('strong', {}, oldEmail),
    ` ${t('email.lead-to')} `,
    element('strong', {}, email),
    '.',
  )
  const back = element('button', { class: 'quiet', type: 'button' }, t('forgotten.back'))
  back.addEventListener('click', onBack)

  function finish(words: TextId) {
    const said = element('p', { class: 'good', role: 'status', tabindex: '-1' })
    lead.remove()
    refusal.remove()
    form.replaceWith(said, back)
    said.textContent = t(words)
    said.focus()
  }
  const confirmed = (outcome: string): TextId => {
    if (outcome === 'changed') return 'email.changed'
    return side === 'old' ? 'email.waiting-new' : 'email.waiting-old'
  }
  const answering = (isMine: boolean) => async () => {
    const response = await answerChange(token, isMine, locale)
    if (response.kind === 'refused') return response
    if (response.kind !== 'ok') return { message: t('sign-in.offline') }
    const refused = side === 'old' ? 'email.refused-old' : 'email.refused-new'
    finish(isMine ? confirmed(response.value) : refused)
    return null
  }
  const form = formOf({
    fields: [],
    submitLabel: t('email.confirm'),
    problemOf: () => '',
    onSubmit: answering(true),
  })
  const refusal = formOf({
    fields: [],
    submitLabel: t('email.refuse'),
    problemOf: () => '',
    onSubmit: answering(false),
  })
  refusal.querySelector('button')?.setAttribute('class', 'quiet')
  if (!isConfirmed) return [title, lead, form, refusal]
  const said = element('p', { class: 'good', role: 'status' }, t(confirmed('waiting')))
  form.replaceWith(said)
  return [title, lead, said, refusal]
}

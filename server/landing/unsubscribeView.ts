import { element } from './element'
import { formOf } from './form'
import { unsubscribe } from './session'
import type { TextId } from './texts'

interface UnsubscribeOptions {
  t: (id: TextId) => string
  locale: string
  token: string
  onBack: () => void
}

/** The page of the unsubscribe link of a topic of letters. */
export function unsubscribeView({ t, locale, token, onBack }: UnsubscribeOptions): Node[] {
  const lead = element('p', { class: 'lead' }, t('unsubscribe.lead'))
  const back = element('button', { class: 'quiet', type: 'button' }, t('forgotten.back'))
  back.addEventListener('click', onBack)
  const form: HTMLFormElement = formOf({
    fields: [],
    submitLabel: t('unsubscribe.submit'),
    problemOf: () => '',
    async onSubmit() {
      const response = await unsubscribe(token, locale)
      if (response.kind === 'refused') return response
      if (response.kind !== 'ok') return { message: t('sign-in.offline') }
      lead.remove()
      const done = element('p', { class: 'good', role: 'status', tabindex: '-1' })
      form.replaceWith(done)
      done.textContent = t('unsubscribe.done')
      done.focus()
      return null
    },
  })
  return [element('h1', { tabindex: '-1' }, t('unsubscribe.title')), lead, form, back]
}

import { element } from './element'
import { areRight, type Field } from './fields'

/** Why a form was refused: a text, and its field. */
export interface Refusal {
  message: string
  field?: string | undefined
}

interface FormOptions {
  fields: readonly Field[]
  submitLabel: string
  /** What is wrong with a field, in words; empty for a right one. */
  problemOf: (field: Field) => string
  /** Where a refusal leads that belongs to no field. */
  focus?: HTMLInputElement
  /** Resolves with a refusal, or null when the form has succeeded. */
  onSubmit: () => Promise<Refusal | null>
}

/** A form of the landing page: it is sent once at a time, and a refusal keeps what was typed. */
export function formOf(options: FormOptions, ...before: Node[]): HTMLFormElement {
  const { fields, submitLabel, problemOf, focus, onSubmit } = options
  const failure = element('p', { class: 'notice', role: 'alert', hidden: '' })
  const submit = element('button', { class: 'submit', type: 'submit' }, submitLabel)
  const form = element(
    'form',
    { novalidate: '' },
    failure,
    ...before,
    ...fields.map(({ node }) => node),
    submit,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.disabled || !areRight(fields, problemOf)) return
    submit.disabled = true
    failure.hidden = true
    void onSubmit().then((refusal) => {
      submit.disabled = false
      if (refusal === null) return
      const field = fields.find(({ input }) => input.name === refusal.field)
      if (field) {
        field.complain(refusal.message)
        field.input.focus()
        return
      }
      failure.textContent = refusal.message
      failure.hidden = false
      ;(focus ?? submit).focus()
    })
  })
  return form
}

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
  /** The error message of a field; empty for a valid one. */
  problemOf: (field: Field) => string
  /** Receives the focus on a refusal that belongs to no field. */
  focus?: Field['input']
  /** Resolves with a refusal, or null on success. */
  onSubmit: () => Promise<Refusal | null>
}

/** A form of the landing page: it prevents concurrent submissions, and a refusal keeps the input. */
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

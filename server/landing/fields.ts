import { element } from './element'
import type { TextId } from './texts'

type Translate = (id: TextId) => string

/** A labelled input with a place for its error. */
export interface Field {
  node: HTMLElement
  input: HTMLInputElement | HTMLSelectElement
  /** Shows an error, or clears it. */
  complain: (problem: string) => void
}

interface TextFieldOptions {
  name: string
  label: string
  type?: 'text' | 'email' | 'date' | 'search'
  value?: string
  hint?: string
  maxLength?: number
}

/** A field for any other text; browsers do not offer remembered texts. */
export function textField({ type = 'text', maxLength = 254, ...options }: TextFieldOptions): Field {
  const input = inputOf({ ...options, autocomplete: 'off' }, type)
  input.maxLength = maxLength
  return fieldOf({ ...options, autocomplete: 'off' }, input, input)
}

interface SelectFieldOptions {
  name: string
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
}

export function selectField({ name, label, value, choices }: SelectFieldOptions): Field {
  const input = element(
    'select',
    { name, id: `field-${name}`, 'aria-describedby': `${name}-problem` },
    ...choices.map(([code, words]) => element('option', { value: code }, words)),
  )
  input.value = value
  return fieldOf({ name, label, autocomplete: 'off' }, input, input)
}

interface FieldOptions {
  name: string
  label: string
  autocomplete: AutoFill
  value?: string
  hint?: string
}

export function emailField(options: FieldOptions): Field {
  const input = inputOf(options, 'email')
  return fieldOf(options, input, input)
}

/** A password that can be shown while it is typed. */
export function passwordField(t: Translate, options: FieldOptions): Field {
  const input = inputOf(options, 'password')
  const box = element('span', { class: 'password' }, input, revealButton(t, input, options.label))
  return fieldOf(options, input, box)
}

function inputOf({ name, autocomplete, value = '', hint }: FieldOptions, type: string) {
  const described = hint === undefined ? `${name}-problem` : `${name}-hint ${name}-problem`
  const input = element('input', {
    type,
    name,
    id: `field-${name}`,
    autocomplete,
    maxlength: '254',
    'aria-describedby': described,
  })
  input.value = value
  return input
}

function fieldOf(
  { name, label, hint }: FieldOptions,
  input: Field['input'],
  box: HTMLElement,
): Field {
  const problem = element('span', { class: 'problem', id: `${name}-problem` })
  return {
    input,
    node: element(
      'div',
      { class: 'field' },
      element('label', { for: input.id }, element('span', {}, label)),
      box,
      hint === undefined ? null : element('span', { class: 'hint', id: `${name}-hint` }, hint),
      problem,
    ),
    complain(words) {
      input.setAttribute('aria-invalid', String(words !== ''))
      problem.textContent = words
    },
  }
}

/** Shows the error of each invalid field and focuses the first of them; returns whether all are valid. */
export function areRight(fields: readonly Field[], problemOf: (field: Field) => string): boolean {
  const wrong = fields.filter((field) => {
    const problem = problemOf(field)
    field.complain(problem)
    return problem !== ''
  })
  wrong[0]?.input.focus()
  return wrong.length === 0
}

function revealButton(t: Translate, input: HTMLInputElement, label: string): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      'aria-controls': input.id,
      'aria-label': `${t('sign-in.reveal')}: ${label}`,
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

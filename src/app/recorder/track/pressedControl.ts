import type { MessageFormatElement } from 'react-intl'
import { loadCatalogue, pageLocale, type Catalogue } from '@/common/i18n/catalogue'
import { CONTROL_ROLES, type ControlRole } from './trackFormat'

const CONTROLS = 'a[href],button,input,select,textarea,label,[role]'

const TAGS: Partial<Record<string, ControlRole>> = {
  a: 'link',
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
}
const INPUTS: Partial<Record<string, ControlRole>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  button: 'button',
  submit: 'button',
}

/** The control that was pressed with the pointer on an element; for a label, the control it labels. */
export function controlOf(element: Element): { control: Element; role: ControlRole } | null {
  for (let node = element.closest(CONTROLS); node; node = nextOf(node)) {
    const control = (node.localName === 'label' && (node as HTMLLabelElement).control) || node
    const role = roleOf(control)
    if (role) return { control, role }
  }
  return null
}

const nextOf = (element: Element) => element.parentElement?.closest(CONTROLS) ?? null

function roleOf(control: Element): ControlRole | undefined {
  const own = CONTROL_ROLES.find((role) => role === control.getAttribute('role'))
  if (own || control.localName !== 'input') return own ?? TAGS[control.localName]
  return INPUTS[(control as HTMLInputElement).type] ?? 'textbox'
}

/**
 * The id of the product's text that names a control; null where it bears any other text. Of texts that are the same in
 * this language, that of the screen in the address is taken, for they may differ in support's.
 */
export async function labelOf(control: Element): Promise<string | null> {
  const label = (control as HTMLInputElement).labels?.[0]
  // The name for screen readers may add the person's own: “Restore the album Summer”.
  const texts = [control.getAttribute('aria-label'), (label ?? control).textContent.trim()]
  if (!texts.some(Boolean)) return null
  const known = idsOf(await loadCatalogue(pageLocale()))
  const ids = texts.flatMap((text) => known.get(text ?? '') ?? [])
  const { hash } = control.ownerDocument.location
  return ids.find((id) => hash.includes(`/${id.split('.', 1)[0] ?? ''}`)) ?? ids[0] ?? null
}

const idsByText = new WeakMap<Catalogue, Map<string, string[]>>()

function idsOf(catalogue: Catalogue): Map<string, string[]> {
  const known = idsByText.get(catalogue)
  if (known) return known
  const ids = new Map<string, string[]>()
  for (const [id, message] of Object.entries<string | MessageFormatElement[]>(catalogue)) {
    const text = plainText(message)
    if (text !== null) ids.set(text, [...(ids.get(text) ?? []), id])
  }
  idsByText.set(catalogue, ids)
  return ids
}

/** A text without values; messages may be compiled. */
function plainText(message: string | MessageFormatElement[]): string | null {
  if (typeof message === 'string') return message.includes('{') ? null : message
  const [only] = message
  return only?.type === 0 && message.length === 1 ? only.value : null
}

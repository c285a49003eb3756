/** Inputs that nothing is written in; they have no undoing, copying or pasting of their own. */
const WITHOUT_TEXT: readonly string[] = ['checkbox', 'radio', 'color', 'range', 'button', 'file']

/** Whether a key belongs to the text of the field that it was pressed in. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !WITHOUT_TEXT.includes(target.type) && !isList(target)
  return target instanceof HTMLTextAreaElement
}

/** A list to choose from looks like a field, but nothing is written in it. */
const isList = (input: HTMLInputElement) =>
  input.readOnly && input.getAttribute('aria-haspopup') === 'listbox'

/** Inputs without text; they have no undo, copy or paste of their own. */
const WITHOUT_TEXT: readonly string[] = ['checkbox', 'radio', 'color', 'range', 'button', 'file']

/** Whether a key belongs to the text of the focused field. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !WITHOUT_TEXT.includes(target.type) && !isList(target)
  return target instanceof HTMLTextAreaElement
}

/** A select looks like a field, but nothing is typed into it. */
const isList = (input: HTMLInputElement) =>
  input.readOnly && input.getAttribute('aria-haspopup') === 'listbox'

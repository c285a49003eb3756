/** The direction of each arrow key: right and down are positive. */
export const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Controls that use the arrows themselves. */
const WITH_ARROWS = [
  'select',
  'input[type=radio]',
  'input[type=range]',
  'input[type=color]',
  '[aria-haspopup=listbox]',
  '[role=tab]',
  '[role=slider]',
  '[role=option]',
].join()

/** Whether the control on which a key was pressed uses the arrows itself. */
export const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(WITH_ARROWS)

/** Whether the focused control has something open that Esc closes. */
export const isExpanded = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'

/** Inputs without text; they have no undo, copy or paste of their own. */
const WITHOUT_TEXT: readonly string[] = ['checkbox', 'radio', 'color', 'range', 'button', 'file']

/** Whether a key belongs to the text of the focused field. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !WITHOUT_TEXT.includes(target.type) && !isList(target)
  return target instanceof HTMLTextAreaElement
}

/** Whether an input is a select. It looks like a field, but nothing is typed into it. */
const isList = (input: HTMLInputElement) =>
  input.readOnly && input.getAttribute('aria-haspopup') === 'listbox'

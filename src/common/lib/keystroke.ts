/** The part of a key event that a shortcut reads. */
export type Keystroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>

/**
 * Whether a key event is one of these shortcuts, written as `Ctrl+Shift+Z`; ⌘ counts as Ctrl. A letter or a bracket is
 * matched by its place on the keyboard, because the Russian layout has another letter there; any other sign by itself,
 * with or without Shift, because layouts differ in that. `Arrows` is any arrow.
 */
export function isPressed(
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: Keystroke,
  shortcuts: readonly string[],
): boolean {
  const held = (ctrlKey || metaKey ? 'Ctrl+' : '') + (altKey ? 'Alt+' : '')
  const all = shiftKey ? `${held}Shift+` : held
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  const place = code.replace(/^Key/, '')
  return [
    all + place,
    all + place.replace(/^Arrow.+/, 'Arrows'),
    isLetter && key.length === 1 ? '' : (isLetter ? all : held) + key,
  ].some((name) => shortcuts.includes(name))
}

const ACROSS: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/**
 * A key by what it means on a page that is read from the left: on a mirrored page the left and the right arrow swap.
 * Not for pictures and charts, which keep their left and right.
 */
export const readingKey = (key: string): string =>
  document.dir === 'rtl' ? (ACROSS[key] ?? key) : key

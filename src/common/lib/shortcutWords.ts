const APPLE_SIGNS: Record<string, string> = {
  Ctrl: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Delete: '⌫',
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A shortcut (`Ctrl+Shift+Z`) as this machine's keyboard labels it. */
export function shortcutWords(name: string): string {
  const shortcut = name.replace('BracketLeft', '[').replace('BracketRight', ']')
  if (!isApple()) return shortcut
  return shortcut
    .split('+')
    .map((key) => APPLE_SIGNS[key] ?? key)
    .join('')
}

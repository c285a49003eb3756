import { shortcutWords } from '@/common/lib/shortcutWords'
import classes from './Triage.module.css'

const SIGNS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', Delete: 'Del' }

/** A key as keyboards label it. */
export const keySign = (shortcut: string) => SIGNS[shortcut] ?? shortcutWords(shortcut)

/** The key of a button, for the eye: the button itself names it by `aria-keyshortcuts`. */
export function KeyHint({ shortcut }: { shortcut: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {keySign(shortcut)}
    </kbd>
  )
}

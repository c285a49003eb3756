import type { SetConsent } from './consent'

/** A command's name and its arguments. */
export type Command = ArrayLike<unknown>

/**
 * A function that a page may define before the script has loaded: `function () { (vitrina.q = vitrina.q ||
 * []).push(arguments) }`.
 */
interface CommandFunction {
  (...command: unknown[]): void
  q?: { push(command: Command): void }
}

declare global {
  interface Window {
    vitrina?: CommandFunction
  }
}

/**
 * Handles `vitrina('consent', true | false)` and passes other commands on, including those that were queued before the
 * script has loaded. A queue function that exists stays and passes its commands on. Any other value that the shop has
 * under this name is not changed.
 */
export function takeCommands(setConsent: SetConsent, passOn: (command: Command) => void): void {
  const run = (command: Command) => {
    if (command[0] !== 'consent') passOn(command)
    else if (typeof command[1] === 'boolean') setConsent(command[1])
  }
  if (isFree(window.vitrina)) {
    window.vitrina = (...command) => run(command)
  } else if (typeof window.vitrina === 'function') {
    const { q: queued } = window.vitrina
    window.vitrina.q = { push: run }
    if (Array.isArray(queued)) queued.forEach(run)
  }
}

/**
 * Whether a name of the window is free: it is undefined, or an element with this id. Any other value belongs to the
 * shop.
 */
export const isFree = (value: unknown) => !value || value instanceof Element

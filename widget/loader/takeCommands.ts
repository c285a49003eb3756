import type { SetConsent } from './consent'
import { isFree } from './isFree'

/** Its name and what it says. */
export type Command = ArrayLike<unknown>

/** What a page puts there before the script has come: `function () { (vitrina.q = vitrina.q || []).push(arguments) }`. */
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
 * Follows `vitrina('consent', true | false)` and passes other commands on, also what was queued before the script came. A
 * function that stands there stays and hands its commands on; another thing of the shop by this name stays as it is.
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

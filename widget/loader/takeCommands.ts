import type { SetConsent } from './consent'
import { isFree } from './isFree'

type Command = ArrayLike<unknown>

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
 * Follows `vitrina('consent', true | false)`, also what was queued before the script came. A function that stands there
 * stays and hands its commands on; another thing of the shop by this name stays as it is.
 */
export function takeCommands(setConsent: SetConsent): void {
  const run = ({ 0: name, 1: value }: Command) => {
    if (name === 'consent' && typeof value === 'boolean') setConsent(value)
  }
  if (isFree(window.vitrina)) {
    window.vitrina = (...command) => run(command)
  } else if (typeof window.vitrina === 'function') {
    const { q: queued } = window.vitrina
    window.vitrina.q = { push: run }
    if (Array.isArray(queued)) queued.forEach(run)
  }
}

import { setImmediate } from 'node:timers/promises'

/** Lets everything else that waits for this thread go first. */
export const nextTurn = (): Promise<void> => setImmediate()

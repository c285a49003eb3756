import { setImmediate } from 'node:timers/promises'

/** Yields to all other work that waits for this thread. */
export const nextTurn = (): Promise<void> => setImmediate()

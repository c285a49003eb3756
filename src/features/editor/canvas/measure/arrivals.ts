/** Fonts and pictures come when they come; whoever draws or measures with them asks here. */
const listeners = new Set<() => void>()
let count = 0

/** What did not come is asked for again after so long, if somebody still draws it. */
export const RETRY_AFTER_MS = 30_000

/** Grows with each font or picture that came: what was measured before may have another size now. */
export const arrivalCount = (): number => count

/** Returns how to hear no more. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceArrival(): void {
  count += 1
  for (const listener of listeners) listener()
}

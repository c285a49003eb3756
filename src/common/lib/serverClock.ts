/** A smaller difference is that of a slow response, not of a wrong clock. */
const TOLERANCE_MS = 2 * 60_000

/** Ms by which the clock of the back office is ahead of this computer's. */
let aheadMs = 0

/** The time in ms by the clock of the back office, for this computer's may be days wrong. */
export const currentTime = (): number => Date.now() + aheadMs

/**
 * Compares this computer's clock with a response that has just arrived.
 * @param date its `Date` header; null keeps what is known
 */
export function learnTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  // What is known stays as long as it fits, so that the time does not jump between two responses.
  if (!(Math.abs(difference - aheadMs) >= TOLERANCE_MS)) return
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

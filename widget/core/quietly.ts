/**
 * The result of the work; undefined when it throws. For APIs that a browser or the shop's page may lack, exhaust or
 * forbid, and for errors of one widget, which must reach neither the others nor the page.
 */
export function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

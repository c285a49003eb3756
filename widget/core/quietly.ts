/**
 * What the work returns; undefined when it throws. For what a browser or the shop's page may lack, have filled up or
 * forbid, and for the trouble of one widget, which must reach neither the others nor the page.
 */
export function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

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

/** Runs an asynchronous load once for all callers; a failed one may be retried. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null
      throw error
    })
    return pending
  }
}

interface Scheduler {
  yield(): Promise<void>
}

/** Yields to other tasks of the page. Some browsers have no scheduler; some shops define their own. */
export async function pause(): Promise<void> {
  try {
    await (globalThis as unknown as { scheduler: Scheduler }).scheduler.yield()
  } catch {
    await new Promise((resolve) => setTimeout(resolve))
  }
}

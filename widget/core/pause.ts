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

interface Scheduler {
  yield(): Promise<void>
}

/** Lets the page do what waits, then goes on. Some browsers have no scheduler; some shops have their own. */
export async function pause(): Promise<void> {
  try {
    await (globalThis as unknown as { scheduler: Scheduler }).scheduler.yield()
  } catch {
    await new Promise((resolve) => setTimeout(resolve))
  }
}

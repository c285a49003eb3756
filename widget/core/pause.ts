interface Scheduler {
  yield?: () => Promise<void>
}

/** Lets the page do what waits, then goes on. */
export const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve))

interface Planned {
  at: number
  work: () => unknown
}

/**
 * Time that advances only from one planned task to the next; each task has a millisecond of its
 * own.
 */
export interface VirtualTime {
  now(): number
  /** Plans a task after `delay` ms and returns a function that cancels it. */
  plan(delay: number, work: () => unknown): () => void
  /** Runs all tasks planned until then, including those that they plan. */
  runUntil(end: number): Promise<void>
}

/** Lets all resolved promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

export function createVirtualTime(start: number): VirtualTime {
  let now = start
  let planned: Planned[] = []
  const isBefore = (one: Planned, other: Planned) => one.at - other.at
  return {
    now: () => now,
    plan(delay, work) {
      const one = { at: Math.ceil(now + Math.max(0, delay)), work }
      while (planned.some(({ at }) => at === one.at)) one.at += 1
      planned.push(one)
      return () => {
        planned = planned.filter((other) => other !== one)
      }
    },
    async runUntil(end) {
      for (;;) {
        const [next] = planned.sort(isBefore)
        if (!next || next.at > end) break
        planned.shift()
        now = next.at
        await next.work()
        await settle()
      }
      now = end
    },
  }
}

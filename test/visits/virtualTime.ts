interface Planned {
  at: number
  order: number
  work: () => unknown
}

/** Time that passes only from one piece of planned work to the next. */
export interface VirtualTime {
  now(): number
  /** Plans work in so many ms and returns how to give it up. */
  plan(delay: number, work: () => unknown): () => void
  /** Does all that is planned until then, and all that it plans. */
  runUntil(end: number): Promise<void>
}

/** Lets everything go on that was promised. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

export function createVirtualTime(start: number): VirtualTime {
  let now = start
  let order = 0
  let planned: Planned[] = []
  const isBefore = (one: Planned, other: Planned) => one.at - other.at || one.order - other.order
  return {
    now: () => now,
    plan(delay, work) {
      const one = { at: now + Math.max(0, delay), order: (order += 1), work }
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

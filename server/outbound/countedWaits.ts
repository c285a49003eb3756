/** Does what waits for somebody else, and counts how long it waited. */
export type Waits = <Result>(act: () => Promise<Result>) => Promise<Result>

/** Calls `tell` once the waits together have lasted for `limit` ms, and at each wait after that. */
export function countedWaits(tell: () => void, limit: number): Waits {
  let left = limit
  return async (act) => {
    const since = performance.now()
    const timer = setTimeout(tell, Math.max(0, left))
    try {
      return await act()
    } finally {
      clearTimeout(timer)
      left -= performance.now() - since
    }
  }
}

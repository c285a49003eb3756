/** The result of a task, and whether another caller had started it. */
interface Shared<Result> {
  result: Result
  isShared: boolean
}

interface Flight<Result> {
  result: Promise<Result>
  /** The callers that still wait for it. */
  callers: number
  ending: AbortController
}

/**
 * Runs a task once for all simultaneous callers with the same key, separately for each installation
 * (`owner`). The task is aborted when all of its callers have disconnected; a caller without a
 * signal never does.
 */
export function singleFlight<Result>() {
  const underWay = new WeakMap<object, Map<string, Flight<Result>>>()
  return async (
    owner: object,
    key: string,
    start: (signal: AbortSignal) => Promise<Result>,
    caller?: AbortSignal,
  ): Promise<Shared<Result>> => {
    const flights = underWay.get(owner) ?? new Map<string, Flight<Result>>()
    underWay.set(owner, flights)
    const forget = (flight: Flight<Result>) => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const running = flights.get(key)
    const flight = running ?? launch(start)
    if (!running) {
      flights.set(key, flight)
      flight.result.finally(() => forget(flight)).catch(() => {})
    }
    flight.callers += 1
    const leave = () => {
      flight.callers -= 1
      if (flight.callers > 0) return
      forget(flight)
      flight.ending.abort()
    }
    caller?.addEventListener('abort', leave, { once: true })
    try {
      return { result: await flight.result, isShared: Boolean(running) }
    } finally {
      caller?.removeEventListener('abort', leave)
    }
  }
}

function launch<Result>(start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
  const ending = new AbortController()
  return { result: start(ending.signal), callers: 0, ending }
}

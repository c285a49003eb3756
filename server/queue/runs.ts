/** Concurrent jobs of a process: a large group, whose pictures take minutes to copy, does not delay other shops. */
export const RUNS_AT_ONCE = 3

/** Concurrent jobs of one account, in all processes: its slow jobs never block all other accounts. */
export const RUNS_OF_ACCOUNT = RUNS_AT_ONCE - 1

/** In addition: runs that have waited for remote servers long enough to release their slot. */
export const WAITING_RUNS = 12

/** The total time (ms) that a run waits for remote responses before it releases its slot. */
export const WAITS_IN_PLACE_MS = 1000

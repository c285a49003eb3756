/** Jobs that a process runs at once: a large group, whose pictures take minutes to copy, holds up no other shop. */
export const RUNS_AT_ONCE = 3

/** Jobs of one account that run at once, in all processes: nobody waits until one account's slow jobs have ended. */
export const RUNS_OF_ACCOUNT = RUNS_AT_ONCE - 1

/** Besides those: runs that have waited for others long enough to give their place to another job. */
export const WAITING_RUNS = 12

/** ms that a run waits for answers of others altogether before it gives its place away. */
export const WAITS_IN_PLACE_MS = 1000

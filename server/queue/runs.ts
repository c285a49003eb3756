/** Jobs that a process runs at once: a large group, whose pictures take minutes to copy, holds up no other shop. */
export const RUNS_AT_ONCE = 3

/** Jobs of one account that run at once, in all processes: nobody waits until one account's slow jobs have ended. */
export const RUNS_OF_ACCOUNT = RUNS_AT_ONCE - 1

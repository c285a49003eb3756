import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Gives the thread that calls it a lower priority, so that requests come first where cores are few. */
export function letRequestsGoFirst(): void {
  const thread = numberOfThread()
  if (thread !== null) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}

/** Linux alone has a priority for each thread and says which one this is; elsewhere it would be the process's. */
function numberOfThread(): number | null {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')))
  } catch {
    return null
  }
}

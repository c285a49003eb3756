import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Lowers the priority of the calling thread, so that requests are served first on few cores. */
export function letRequestsGoFirst(): void {
  const thread = numberOfThread()
  if (thread !== null) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}

/** Only Linux has a priority for each thread and returns the thread's id; elsewhere it would be the process's. */
function numberOfThread(): number | null {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')))
  } catch {
    return null
  }
}

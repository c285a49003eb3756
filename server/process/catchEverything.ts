import { loseRequest } from '../http/requestUnderWay'
import type { World } from '../world'

/**
 * An unhandled error fails its request, but never ends the process or the thread of jobs: every
 * write is a transaction and every file is complete before it gets its name, so no work is left
 * incomplete.
 */
export function catchEverything(report: World['report']): void {
  // A log that cannot be written, on a full disk or to a closed pipe, must not be an error itself.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('uncaughtException', (error) => {
    loseRequest(error, report)
  })
  process.on('unhandledRejection', (reason) => {
    loseRequest(reason, report)
  })
}

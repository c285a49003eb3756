import { loseRequest } from '../http/requestUnderWay'
import type { World } from '../world'

/**
 * An unhandled error costs its request, never the process or the thread of the jobs: every write is a transaction and
 * every file is complete before it gets its name, so nothing is left half done.
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

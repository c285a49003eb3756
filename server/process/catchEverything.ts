import { loseRequest } from '../http/requestUnderWay'
import type { World } from '../world'

/**
 * Whatever nobody was listening for costs the request that it came of, never the process: every write is a transaction
 * and every file is whole before it has its name, so nothing is left by halves.
 */
export function catchEverything(report: World['report']): void {
  // A log that cannot be written, on a full disk or to a reader who has gone, must not be an error of its own.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('uncaughtException', (error) => {
    loseRequest(error, report)
  })
  process.on('unhandledRejection', (reason) => {
    loseRequest(reason, report)
  })
}

import { parentPort } from 'node:worker_threads'
import { systemClock } from './clock'
import { jobHandlers } from './jobs/jobHandlers'
import { runJobs, type WaitingRuns } from './jobs/runJobs'
import { startLooks } from './jobs/startLooks'
import { startRounds } from './jobs/startRounds'
import { catchEverything } from './process/catchEverything'
import { letRequestsGoFirst } from './process/resources'
import { openLog } from './process/openLog'
import { RUNS_AT_ONCE } from './queue/jobQueue'
import { connectWorld } from './world'

/** A requested job starts within a second. */
const PAUSE_MS = 1000

/** The thread of the jobs: runs due jobs until it is stopped. */
async function start(): Promise<void> {
  letRequestsGoFirst()
  const log = openLog((entry) => process.stderr.write(entry), systemClock.now)
  const world = await connectWorld(process.env, log.report)
  catchEverything(log.report)
  const endLog = log.start()
  const waiting: WaitingRuns = new Set()
  const stops = Array.from({ length: RUNS_AT_ONCE }, () =>
    startRounds(world, (stopping) => runJobs(world, jobHandlers, stopping, waiting), PAUSE_MS),
  )
  const stopLooks = startLooks(world)
  parentPort?.postMessage('started')
  parentPort?.once('message', () => {
    void Promise.all([...stops, stopLooks].map((stop) => stop())).then(async () => {
      await Promise.allSettled(waiting)
      endLog()
      await world.db.destroy()
      process.exit(0)
    })
  })
}

void start()

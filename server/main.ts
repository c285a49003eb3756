import { DEFAULT_LOCALE } from '@/contract/constants'
import { LANDING_PATH } from '@/contract/addresses'
import { createApp } from './app'
import { systemClock } from './clock'
import { DEMO_PASSWORD, DEMO_PEOPLE, dataKindOf } from './domains/accounts/dataKind'
import { refreshDemoLinks } from '../demo/refreshDemoLinks'
import { seedDemo } from '../demo/seed'
import { createDemoShop } from '../demo/shop/createDemoShop'
import { sealTokens } from './domains/sources/tokens'
import { translate } from './language/messages'
import { outageOf } from './errors/outage'
import { startJobs } from './jobs/startJobs'
import { startLimits } from './jobs/startLimits'
import { startSweeping } from './jobs/sweepFiles'
import { keepMemorySmall } from './process/resources'
import { openLog } from './process/openLog'
import { listen, type Listening } from './process/listen'
import { catchEverything } from './process/catchEverything'
import { startLetters } from './jobs/startLetters'
import { startPrivacy } from './jobs/startPrivacy'
import { startPayments } from './jobs/startPayments'
import { startSchedule } from './jobs/startSchedule'
import { startSummaries } from './jobs/startSummaries'
import { openWorld, type World } from './world'

/** The time for running requests once the server must stop, and the further time for closing. */
const PATIENCE_MS = 8000
const STOP_MS = 1500
/** The exit code of a start that must not be retried: invalid settings, a port in use. */
const REFUSED = 78

const print = (line: string) => process.stdout.write(`${line}\n`)
const log = openLog((entry) => process.stderr.write(entry), systemClock.now)

async function start(): Promise<void> {
  keepMemorySmall()
  const world = await apartFromDemo(await openWorld(process.env, log.report))
  const { host, port, isDemo } = world.settings
  // Tokens of an older version are stored in plain text.
  await sealTokens(world)
  if (isDemo) {
    await seedDemo(world)
    await refreshDemoLinks(world)
  }
  const isBehindProxy = world.settings.trustedProxies > 0
  const servers = [await listen(createApp(world).fetch, host, port, { isBehindProxy })]
  if (isDemo) servers.push(await listen(createDemoShop(world).fetch, host, port + 1))
  catchEverything(log.report)
  process.once('exit', log.start())
  const stopJobs = [
    startSweeping(world),
    startSchedule(world),
    startLimits(world),
    startLetters(world),
    startPayments(world),
    startPrivacy(world),
    startSummaries(world),
    startJobs(new URL('./jobs.mjs', import.meta.url), log.report),
  ]
  const end = () => {
    void stop(world, servers, stopJobs)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // The supervisor has exited: the next one needs the port.
  process.once('disconnect', end)
  greet(world)
}

/**
 * Throws for the demo's data without the demo. Switches the demo off for the data of a real shop.
 */
async function apartFromDemo(world: World): Promise<World> {
  const { settings } = world
  const kind = await dataKindOf(world.db)
  if (kind === 'demo' && !settings.isDemo) {
    throw new Error(
      translate(DEFAULT_LOCALE, 'server.start_demo-data', { folder: settings.dataDir }),
    )
  }
  if (kind !== 'real' || !settings.isDemo) return world
  print(translate(DEFAULT_LOCALE, 'server.start_real-data'))
  return { ...world, settings: { ...settings, isDemo: false, demoShopUrl: null } }
}

function greet({ settings }: World): void {
  print(
    translate(DEFAULT_LOCALE, 'server.start_address', { url: settings.publicUrl + LANDING_PATH }),
  )
  if (settings.demoShopUrl === null) return
  print(translate(DEFAULT_LOCALE, 'server.start_shop', { url: settings.demoShopUrl }))
  print(translate(DEFAULT_LOCALE, 'server.start_people', { password: DEMO_PASSWORD }))
  for (const { email, says } of DEMO_PEOPLE) {
    print(`  ${email} — ${translate(DEFAULT_LOCALE, says)}`)
  }
}

/** Accepts no new requests, finishes the running ones, closes the database. */
async function stop(
  { db }: World,
  servers: readonly Listening[],
  stopJobs: readonly (() => Promise<void>)[],
): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS + STOP_MS).unref()
  await Promise.all([
    ...servers.map((server) => server.stop(PATIENCE_MS)),
    ...stopJobs.map((stopJob) => stopJob()),
  ])
  await db.destroy()
  process.exit(0)
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n`)
  // Ends a server that may already listen. The supervisor retries after a temporary outage.
  process.exit(outageOf(error) === 'server-unavailable' ? 1 : REFUSED)
})

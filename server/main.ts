import { serve, type ServerType } from '@hono/node-server'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LANDING_PATH } from '@/contract/addresses'
import { createApp } from './app'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople'
import { dataKindOf } from './demo/dataKind'
import { refreshDemoLinks } from './demo/refreshDemoLinks'
import { seedDemo } from './demo/seed'
import { createDemoShop } from './demo/shop/app'
import { translate } from './http/messages'
import { startLimits } from './limits/startLimits'
import { startSweeping } from './media/sweepFiles'
import { keepMemorySmall } from './memory'
import { startSchedule } from './schedule/startSchedule'
import { openWorld, type World } from './world'

/** How long calls under way may take once the server is asked to stop. */
const PATIENCE_MS = 5000

const print = (line: string) => process.stdout.write(`${line}\n`)
const reportToLog = (error: unknown) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
}

type Fetch = (request: Request) => Response | Promise<Response>

function listen(fetch: Fetch, host: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, () => {
      resolve(server)
    })
    server.once('error', reject)
  })
}

async function start(): Promise<void> {
  keepMemorySmall()
  const world = await apartFromDemo(await openWorld(process.env, reportToLog))
  const { host, port, isDemo } = world.settings
  if (isDemo) {
    await seedDemo(world)
    await refreshDemoLinks(world)
  }
  const servers = [await listen(createApp(world).fetch, host, port)]
  if (isDemo) servers.push(await listen(createDemoShop(world).fetch, host, port + 1))
  greet(world)
  const stopJobs = [startSweeping(world), startSchedule(world), startLimits(world)]
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop(world, servers, stopJobs)
    })
  }
}

/** Refuses the demo's data without the demo, and keeps the demo away from a real shop's data. */
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

/** Takes no new calls, lets those under way finish, closes the database. */
async function stop(
  { db }: World,
  servers: readonly ServerType[],
  stopJobs: readonly (() => Promise<void>)[],
): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  await Promise.all([...servers.map(closed), ...stopJobs.map((stopJob) => stopJob())])
  await db.destroy()
  process.exit(0)
}

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

start().catch((error: unknown) => {
  reportToLog(error instanceof Error ? error.message : error)
  // What already listens must not go on alone.
  process.exit(1)
})

import { serve, type ServerType } from '@hono/node-server'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LANDING_PATH } from '@/contract/addresses'
import { createApp } from './app'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople'
import { seedDemo } from './demo/seed'
import { createDemoShop } from './demo/shop/app'
import { translate } from './http/messages'
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
  const world = await openWorld(process.env, reportToLog)
  const { host, port, isDemo } = world.settings
  if (isDemo) await seedDemo(world)
  const servers = [await listen(createApp(world).fetch, host, port)]
  if (isDemo) servers.push(await listen(createDemoShop(world).fetch, host, port + 1))
  greet(world)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop(world, servers)
    })
  }
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
async function stop({ db }: World, servers: readonly ServerType[]): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  await Promise.all(servers.map(closed))
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
  reportToLog(error)
  process.exitCode = 1
})

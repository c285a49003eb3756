import { parseArgs } from 'node:util'
import { LANDING_PATH } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { setProviderRole } from './domains/accounts/provider/setProviderRole'
import { randomIds } from './ids'
import { translate } from './language/messages'
import { readSettings } from './settings'

/** The command that sets the provider's people. */

const ROLES = { administrator: 'administrator', moderator: 'moderator', none: null } as const

const say = (id: string, values?: Record<string, string>) =>
  `${translate(DEFAULT_LOCALE, `server.${id}`, values)}\n`

function fail(words: string): void {
  process.stderr.write(words)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { email, role = '' } = parseArgs({ options: { email: text, role: text } }).values
  const name = (Object.keys(ROLES) as (keyof typeof ROLES)[]).find((one) => one === role)
  if (!email || name === undefined) {
    fail(say('provider_usage'))
    return
  }
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    const world = { db, clock: systemClock, ids: randomIds, settings }
    const made = await setProviderRole(world, { email, role: ROLES[name] })
    if (made === null) fail(say('password_unknown', { email }))
    else if (made.link) process.stdout.write(say('provider_created', { url: made.link.url }))
    else process.stdout.write(say('provider_set', { url: settings.publicUrl + LANDING_PATH }))
  } finally {
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  fail(`${error instanceof Error ? error.message : String(error)}\n`)
})

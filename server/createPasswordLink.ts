import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { translate } from './language/messages'
import { randomIds } from './ids'
import { operatorLink } from './domains/accounts/access/passwordLinks'
import { readSettings } from './settings'

/** The command with which the server's operator creates a password link for a person, such as an owner. */

const say = (id: string, values?: Record<string, string>) =>
  `${translate(DEFAULT_LOCALE, `server.${id}`, values)}\n`

async function main(): Promise<void> {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
  if (!email) {
    process.stderr.write(say('password_usage'))
    process.exitCode = 1
    return
  }
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    const link = await operatorLink({ db, clock: systemClock, ids: randomIds, settings }, email)
    if (link) {
      process.stdout.write(say('password_made', { url: link.url }))
    } else {
      process.stderr.write(say('password_unknown', { email }))
      process.exitCode = 1
    }
  } finally {
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

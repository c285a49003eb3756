import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { changeEmailByOperator } from './domains/accounts/mail/operatorEmail'
import { ApiError } from './errors/apiError'
import { translate } from './language/messages'
import { readSettings } from './settings'

/** The command with which the server's operator changes a person's e-mail, where no mail is set up or a mailbox is lost. */

const say = (id: string, values?: Record<string, string>) =>
  `${translate(DEFAULT_LOCALE, `server.${id}`, values)}\n`

async function main(): Promise<void> {
  const { from, to } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  }).values
  if (!from || !to) {
    fail(say('email_usage'))
    return
  }
  const db = await openDatabase(readSettings(process.env))
  try {
    const outcome = await changeEmailByOperator({ db, clock: systemClock }, from, to)
    if (outcome === 'made') process.stdout.write(say('email_made', { email: to, old: from }))
    else fail(say(`email_${outcome}`, { email: outcome === 'unknown' ? from : to }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    fail(say(error.code))
  } finally {
    await db.destroy()
  }
}

function fail(words: string): void {
  process.stderr.write(words)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

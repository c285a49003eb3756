import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { settleInvoice } from './domains/payments/settleInvoice'
import { translate } from './language/messages'
import { readSettings } from './settings'

/** The command with which the server's operator confirms that an invoice was paid, or that its money went back. */

const say = (id: string, values?: Record<string, string>) =>
  `${translate(DEFAULT_LOCALE, `server.payment_${id}`, values)}\n`

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [action, number = ''] = positionals
  if ((action !== 'confirm' && action !== 'refund') || !/^\d{1,15}$/.test(number)) {
    process.stderr.write(say('usage'))
    process.exitCode = 1
    return
  }
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  try {
    const report = (error: unknown) => process.stderr.write(`${String(error)}\n`)
    const outcome = await settleInvoice(
      { db, clock: systemClock, settings, report },
      action,
      Number(number),
    )
    if (outcome.isDone) process.stdout.write(say(outcome.says, { number, ...outcome.values }))
    else {
      process.stderr.write(say(outcome.says, { number }))
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

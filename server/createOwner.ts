import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { accountPath } from '@/contract/addresses'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { LOCALES } from '@/contract/locale'
import { systemClock } from './clock'
import { openDatabase } from './db/openDatabase'
import { translate } from './language/messages'
import { createOwner, OwnerRefused } from './domains/accounts/createOwner'
import { readSettings } from './settings'

/** The command that creates an account and its owner. */

const say = (id: string, values?: Record<string, string | number>) =>
  translate(DEFAULT_LOCALE, `server.${id}`, values)

function fail(id: string, values?: Record<string, string | number>): void {
  process.stderr.write(`${say(id, values)}\n`)
  process.exitCode = 1
}

async function passwordFromInput(): Promise<string> {
  if (process.stdin.isTTY) return promptHidden(say('owner_password'))
  const chunks: Buffer[] = []
  const input: AsyncIterable<Buffer> = process.stdin
  for await (const chunk of input) {
    chunks.push(chunk)
    if (chunks.at(-1)?.includes('\n')) break
  }
  return Buffer.concat(chunks).toString('utf8').split(/\r?\n/)[0] ?? ''
}

/** Prompts in a terminal without an echo. */
async function promptHidden(question: string): Promise<string> {
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  process.stdout.write(question)
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}

/** Plans that are paid for. */
const PLANS = ['start', 'shop', 'large'] as const

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { email: text, username: text, name: text, password: text, locale: text, plan: text },
  })
  if (values.password !== undefined) {
    fail('owner_password-flag')
    return
  }
  const { email, username, name = '' } = values
  const locale = LOCALES.find((one) => one === (values.locale ?? DEFAULT_LOCALE))
  const plan = PLANS.find((one) => one === values.plan)
  if (!email || !username || !locale || (values.plan !== undefined && !plan)) {
    fail('owner_usage')
    return
  }
  const settings = readSettings(process.env)
  const password = process.env.OWNER_PASSWORD || (await passwordFromInput())
  const db = await openDatabase(settings)
  try {
    await createOwner(
      { db, clock: systemClock, settings },
      { email, username, name, password, locale, ...(plan ? { plan } : {}) },
    )
    process.stdout.write(
      `${say('owner_made', { email, url: settings.publicUrl + accountPath(username) })}\n`,
    )
  } catch (error) {
    if (!(error instanceof OwnerRefused)) throw error
    fail(error.message, error.values)
  } finally {
    await db.destroy()
    process.stdin.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/contract/constants'
import { openDatabase } from './db/openDatabase'
import { translate } from './language/messages'
import { sealTokens } from './domains/sources/tokens'
import { keyFile, rotateKeys } from './secrets/keyFile'
import { createSecrets } from './secrets/secrets'
import { readSettings } from './settings'

/** The command with which the server's operator seals all tokens with a new key, while servers run. */

const say = (id: string, values?: Record<string, number>) =>
  `${translate(DEFAULT_LOCALE, `server.${id}`, values).trim()}\n`

async function main(): Promise<void> {
  const [command] = parseArgs({ allowPositionals: true }).positionals
  if (command !== 'rotate') {
    process.stderr.write(say('secrets_usage'))
    process.exitCode = 1
    return
  }
  const settings = readSettings(process.env)
  const file = keyFile(settings.secretsFile)
  const db = await openDatabase(settings)
  try {
    // A rotation keeps the new and the current key; values sealed with an older one are sealed with
    // the current key first.
    const secrets = createSecrets(file)
    const { lost } = await sealTokens({ db, secrets })
    rotateKeys(file)
    const { sealed } = await sealTokens({ db, secrets })
    process.stdout.write(say('secrets_rotated', { sealed, lost }))
  } finally {
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

/**
 * Lints each case of badImports.json and one upward import for each room, and prints the reports; Jest cannot load ES
 * module configs itself.
 */
import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { badRoomImports } from '../../eslint.rooms.mjs'

const written = JSON.parse(readFileSync(new URL('badImports.json', import.meta.url), 'utf8'))
/** The cases are files that do not exist, of which no type is known. */
const { languageOptions, rules } = tseslint.configs.disableTypeChecked
const eslint = new ESLint({ overrideConfig: { languageOptions, rules } })
const cases = []
for (const { rule, file, code, says } of [...written, ...badRoomImports()]) {
  const [result] = await eslint.lintText(code, { filePath: file })
  cases.push({ rule, says, said: result.messages.map(({ message }) => message).join('\n') })
}
process.stdout.write(JSON.stringify(cases))

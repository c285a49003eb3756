/** Lints each case of badImports.json and prints what was said of it; Jest cannot load ES module configs itself. */
import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'

const cases = JSON.parse(readFileSync(new URL('badImports.json', import.meta.url), 'utf8'))
const eslint = new ESLint()
const answers = []
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file })
  answers.push(result.messages.map(({ message }) => message))
}
process.stdout.write(JSON.stringify(answers))

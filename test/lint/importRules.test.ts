import { execFileSync } from 'node:child_process'
import cases from './badImports.json'

const answers = JSON.parse(
  execFileSync(process.execPath, ['test/lint/lintBadImports.mjs'], { encoding: 'utf8' }),
) as string[][]

test.each(cases.map(({ rule, says }, index) => ({ rule, says, index })))(
  'what breaks the rule is a lint error: $rule',
  ({ says, index }) => {
    expect(answers[index]?.join('\n')).toContain(says)
  },
)

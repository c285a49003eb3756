import { execFileSync } from 'node:child_process'

interface Case {
  rule: string
  says: string
  said: string
}

const cases = JSON.parse(
  execFileSync(process.execPath, ['test/lint/lintBadImports.mjs'], { encoding: 'utf8' }),
) as Case[]

test.each(cases)('reports a violation of the rule: $rule', ({ says, said }) => {
  expect(said).toContain(says)
})

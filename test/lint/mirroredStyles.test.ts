import { spawnSync } from 'node:child_process'

/** The declarations of a rule that the check of styles refuses. */
function refused(declarations: readonly string[]): string[] {
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/stylelint/bin/stylelint.mjs', '--stdin', '--formatter', 'json'],
    { input: ['.rule {', ...declarations, '}'].join('\n'), encoding: 'utf8' },
  )
  const [{ warnings }] = JSON.parse(stderr) as [{ warnings: { line: number }[] }]
  const lines = new Set(warnings.map(({ line }) => line))
  return declarations.filter((_declaration, index) => lines.has(index + 2))
}

const PHYSICAL = [
  'left: 0;',
  'right: auto;',
  'margin-left: auto;',
  'padding-right: 8px;',
  'border-left: 1px solid;',
  'border-right-color: red;',
  'border-top-left-radius: 4px;',
  'scroll-margin-left: 8px;',
  'text-align: left;',
  'float: right;',
  'margin: 0 8px 0 4px;',
  'padding: 0 calc(10px + var(--gap)) 0 8px;',
  'inset: 4px auto 4px 4px;',
]
const LOGICAL = [
  'top: 0;',
  'inset-inline-start: 0;',
  'inset: auto 0 0;',
  'margin-inline: auto 8px;',
  'margin: 4px calc(8px + 2px) 0 calc(8px + 2px);',
  'padding: 0 8px;',
  'border-start-start-radius: 4px;',
  'text-align: start;',
  'text-align: center;',
]

test('refuses styles that name the left or the right side, and permits logical ones', () => {
  expect(refused([...PHYSICAL, ...LOGICAL])).toEqual(PHYSICAL)
})

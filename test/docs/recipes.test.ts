import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const RECIPES = readdirSync('docs/recipes').map((name) => path.join('docs/recipes', name))
const SOURCES = ['src', 'server', 'widget', 'test', 'scripts', 'e2e', 'translations']

const files = [
  ...SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  ),
  ...readdirSync('.'),
]
const code = files
  .filter((name) => /\.(tsx?|mjs|cjs|json)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')

/** The text in backquotes, as one line. */
const quotedIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/`([^`]+)`/g)].map(([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  )

/** A file that a recipe names by the end of its path. Patterns such as `*.ts` name files that are to be created. */
const isFile = (words: string) => /^[\w./]+\.(tsx?|mjs|cjs|json)$/.test(words)
/** A name of the code: a function, a type, a table, an endpoint. */
const isName = (words: string) => /^[A-Za-z][\w]*$/.test(words)

test.each(RECIPES)('finds the files that %s names', (page) => {
  const named = quotedIn(page).filter(isFile)
  const standing = (name: string) =>
    files.some((file) => file === name || file.endsWith(`/${name}`))
  expect(named.filter((name) => !standing(name))).toEqual([])
})

test.each(RECIPES)('finds in the code the names that %s uses', (page) => {
  const names = quotedIn(page).filter(isName)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !code.includes(name))).toEqual([])
})

test('finds the files of the recipe for each kind of element', () => {
  const KINDS = 'src/features/editor/kinds'
  const rules = readFileSync(path.join(KINDS, 'placedRules.ts'), 'utf8')
  const kinds = [...rules.matchAll(/^ {2}(\w+): \1Rules,$/gm)].map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(3)
  for (const kind of kinds) {
    const own = readdirSync(path.join(KINDS, kind))
    expect(own).toEqual(
      expect.arrayContaining([
        `${kind}.ts`,
        `${kind}Rules.ts`,
        expect.stringMatching(/Object\.ts$/),
      ]),
    )
    expect(readdirSync('widget/elements')).toContain(kind)
  }
})

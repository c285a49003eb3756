import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('## Engineering')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.trim()))
const termsOf = (column: number) =>
  rows.flatMap((cells) => cells[column]!.split(', ')).filter((term) => term !== '–')

const textsOf = (language: string) =>
  readdirSync('translations', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`${language}.json`))
    .map((name) => readFileSync(path.join('translations', name), 'utf8').toLowerCase())
    .join('\n')

test.each([
  ['en', 1],
  ['ru', 2],
])('finds the product terms in %s in the interface', (language, column) => {
  const texts = textsOf(language)
  const terms = termsOf(column)

  expect(terms.length).toBeGreaterThan(30)
  expect(terms.filter((term) => !texts.includes(term.toLowerCase()))).toEqual([])
})

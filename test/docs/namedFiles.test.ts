import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PAGES = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]
/**
 * A name of a file in a text, such as `server/app.ts`; names with `<slice>`, `{kind}` or `*` are
 * patterns of names.
 */
const NAMED = /`((?:src|server|demo|widget|test|e2e|bench|scripts|translations)\/[^`\s]+)`/g

const namedIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !/[<{*…]/.test(name))

test.each(PAGES)('finds every file that %s names', (page) => {
  expect(namedIn(page).filter((name) => !existsSync(name))).toEqual([])
})

test('finds names of files in a page', () => {
  expect(namedIn('docs/security.md').length).toBeGreaterThan(30)
})

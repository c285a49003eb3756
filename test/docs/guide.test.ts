import { readdirSync, readFileSync } from 'node:fs'
import { GUIDE_OF_SCREEN } from '@/common/help/guideOfScreen'
import { PATHS } from '@/common/routing/paths'
import type { Shortcuts } from '@/common/shortcuts/shortcut'
import { GUIDE_PAGES } from '@/contract/guide'
import { GUIDE_LOCALES, guideGroups, guidePages, readGuide } from '../../scripts/lib/guide.mjs'

const FOLDER = 'translations/guide'
const guides = new Map(GUIDE_LOCALES.map((locale) => [locale, readGuide(locale)]))
const STYLE = '/assets/guide/guide.css'
const built = guidePages({
  template: readFileSync('public/guide/page.html', 'utf8'),
  style: STYLE,
})
const PAGES = GUIDE_LOCALES.flatMap((locale) =>
  ['index', ...GUIDE_PAGES].map((name) => [locale, name] as const),
)
const guideOf = (locale: (typeof GUIDE_LOCALES)[number]) => guides.get(locale)!

test.each(GUIDE_LOCALES)('has each page once in the contents (%s)', (locale) => {
  const guide = guideOf(locale)
  expect([...guide.keys()].sort()).toEqual(['index', ...GUIDE_PAGES].sort())
  const listed = guideGroups(guide.get('index')!).flatMap(({ names }) => names)
  expect(listed).toEqual([...GUIDE_PAGES])
})

test('has a page for every screen, and every page but that of the installation is about one', () => {
  expect(Object.keys(GUIDE_OF_SCREEN).sort()).toEqual(Object.keys(PATHS).sort())
  const named = new Set<string>(Object.values(GUIDE_OF_SCREEN))
  expect(GUIDE_PAGES.filter((page) => !named.has(page))).toEqual(['installation'])
})

test.each(['index', ...GUIDE_PAGES])('%s has the same headings in all languages', (name) => {
  const [first, ...others] = GUIDE_LOCALES.map((locale) =>
    guideOf(locale)
      .get(name)!
      .headings.map(({ depth, anchor }) => `${depth} ${anchor ?? ''}`),
  )
  for (const other of others) expect(other).toEqual(first)
  expect(new Set(first).size).toBe(first?.length)
  expect(first?.[0]).toBe('1 ')
})

test('every link leads to a page and a heading that exist', () => {
  const broken = PAGES.flatMap(([locale, name]) => {
    const guide = guideOf(locale)
    return guide
      .get(name)!
      .links.filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = guide.get(file === '' ? name : file.replace(/\.md$/, ''))
        if (!target || (file !== '' && !file.endsWith('.md'))) return true
        return anchor !== undefined && !target.headings.some((each) => each.anchor === anchor)
      })
      .map((link) => `${locale}/${name}: ${link}`)
  })
  expect(broken).toEqual([])
})

test('built pages link to built pages, and load only the mark and the style sheet', () => {
  expect(built.size).toBe(PAGES.length)
  for (const html of built.values()) {
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, each = '']) => each)
    const pages = addresses.filter((each) => each.startsWith('/guide/'))
    expect(pages.filter((each) => !built.has(each.replace(/#.*/, '')))).toEqual([])
    const loaded = addresses.filter((each) => !/^(?:\/guide\/|#)/.test(each))
    expect(new Set(loaded)).toEqual(new Set(['/assets/favicon.svg', STYLE]))
    expect(html).not.toMatch(/<script|<style|style=|%[A-Z_]+%|\*\*|\[\[|\{#|undefined/)
  }
})

/** Every entry of the tables of shortcuts: its label and its keys. */
const KEYS = readdirSync('src/common/shortcuts')
  .filter((file) => file.endsWith('.ts') && file !== 'shortcut.ts')
  .flatMap((file) => {
    const tables = Object.values(
      jest.requireActual<Record<string, unknown>>(`../../src/common/shortcuts/${file}`),
    )
    return tables.flatMap((table) =>
      typeof table === 'object' ? Object.values(table as Shortcuts) : [],
    )
  })

test('names keys as the screens use them', () => {
  const rows = PAGES.flatMap(([locale, name]) => {
    const markdown = readFileSync(`${FOLDER}/${locale}/${name}.md`, 'utf8')
    return [...markdown.matchAll(/^\| `([^`]+)` +\| \[\[([\w.-]+)\]\]/gm)].map(
      ([, key = '', label = '']) => ({ page: `${locale}/${name}`, key, label }),
    )
  })
  const wrong = rows.filter(
    ({ key, label }) => !KEYS.some((one) => one.label === label && one.keys.includes(key)),
  )
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})

test('has the same words around the pages in all languages', () => {
  const [first, ...others] = GUIDE_LOCALES.map((locale) =>
    Object.keys(JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as object),
  )
  for (const other of others) expect(other).toEqual(first)
})

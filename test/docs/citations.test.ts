import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { anchorsOf, brokenCitations, brokenLinks, unreadableCitations } from './citations'

const FOLDERS = ['src', 'server', 'widget', 'test', 'e2e', 'demo', 'scripts', 'bench']
const SOURCE = /\.(?:[cm]?[jt]s|tsx|css|html)$/
/** These tests, whose examples are broken on purpose. */
const OWN = path.join('test', 'docs')

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
const rootFiles = readdirSync('.').filter((name) => SOURCE.test(name))
const sources = [...rootFiles, ...FOLDERS.flatMap(filesOf)].filter(
  (file) => SOURCE.test(file) && !file.startsWith(OWN),
)
const pages = ['README.md', ...filesOf('docs').filter((file) => file.endsWith('.md'))]

const foundIn = (files: string[], find: (text: string, file: string) => string[]) =>
  files.flatMap((file) =>
    find(readFileSync(file, 'utf8'), file).map((found) => `${file}: ${found}`),
  )

test('finds every page and every anchor that the code cites', () => {
  expect(foundIn(sources, brokenCitations)).toEqual([])
})

test('finds only citations that a reader of the repository can open', () => {
  expect(foundIn([...sources, ...pages], unreadableCitations)).toEqual([])
})

test('finds the targets of all links in the documents', () => {
  expect(foundIn(pages, (page, file) => brokenLinks(page, path.dirname(file)))).toEqual([])
})

describe('the check of citations', () => {
  const page = '# Posts\n\n## Silent refetch\n\n## "Keep mine", and *theirs*\n\n<a id="own"></a>\n'

  test('reads anchors of headings and of ids', () => {
    expect(anchorsOf(page)).toEqual(['posts', 'silent-refetch', 'keep-mine-and-theirs', 'own'])
  })

  test('returns no anchor for a repeated heading', () => {
    expect(anchorsOf('# Posts\n\n## Status\n\n## Status\n')).toEqual(['posts'])
  })

  test.each([
    ['(product-rules/posts.md#silent-refetch)', []],
    ['(docs/architecture.md)', []],
    ['(product-rules/posts.md#loud-refetch)', ['product-rules/posts.md#loud-refetch']],
    ['(product-rules/nowhere.md#silent-refetch)', ['product-rules/nowhere.md#silent-refetch']],
    ['(posts.md)', ['posts.md']],
  ])('checks the comment %s', (comment, broken) => {
    expect(brokenCitations(`/** Asked for again ${comment}. */`)).toEqual(broken)
  })

  test.each([
    'Section 4: dirty is a structure.',
    'What the product promises (design, section 10).',
    'The rules of sections 4 and 5.',
    'The four roles (decisions, "Roles").',
    'Frames (§ 9).',
    'Named as in the specification.',
  ])('rejects a citation that a reader cannot open: %s', (comment) => {
    expect(unreadableCitations(`/** ${comment} */`)).toEqual([`/** ${comment} */`])
  })

  test.each(['The section of the menu.', 'Sections are two.', 'See product-rules/posts.md.'])(
    'accepts text that looks like a citation by number: %s',
    (comment) => {
      expect(unreadableCitations(`/** ${comment} */`)).toEqual([])
    },
  )

  test('follows a link of a page to its anchor', () => {
    const links =
      '[a](#posts) [b](#nowhere) [c](README.md) [d](nowhere.md) [e](https://shop.test/#x)'
    expect(brokenLinks(`${page}${links}`, '.')).toEqual(['#nowhere', 'nowhere.md'])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `posts.md`, `product-rules/posts.md#frames`. */
const CITED = /(?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]*)?/g
const LINKED = /\]\(([^)\s]*)\)/g
/** References that a reader of the repository cannot open: a numbered section, a title in quotes, a design. */
const UNREADABLE =
  /(?:\bsections? |§ ?)\d|\((?:decisions|design|spec), |\b(?:design, section|the specification)\b/i

/** Anchors of a page's headings and of its `<a id>`, as GitHub makes them; duplicates are left out. */
export function anchorsOf(page: string): string[] {
  const anchors = [...page.matchAll(/^#+ (.+)$|<a id="([\w-]+)">/gm)].map(([, heading, id = '']) =>
    heading === undefined ? id : slugOf(heading),
  )
  return anchors.filter((anchor, _, all) => all.indexOf(anchor) === all.lastIndexOf(anchor))
}

const slugOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Pages and anchors that a source cites, from the root or from `docs`, and that do not exist. */
export const brokenCitations = (source: string): string[] =>
  [...source.matchAll(CITED)]
    .map(([cited]) => cited)
    .filter((cited) => !isThere(cited, ['', 'docs']))

/** Relative links on a page whose target does not exist. */
export const brokenLinks = (page: string, folder: string): string[] =>
  [...page.matchAll(LINKED)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .filter((link) =>
      link.startsWith('#') ? !isAnchor(page, link.slice(1)) : !isThere(link, [folder]),
    )

/** Lines with a citation that a reader of the repository cannot open. */
export const unreadableCitations = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => UNREADABLE.test(line))
    .map((line) => line.trim())

function isThere(cited: string, folders: string[]): boolean {
  const [name = '', anchor] = cited.split('#')
  const file = folders.map((folder) => path.join(folder, name)).find((each) => existsSync(each))
  if (file === undefined) return false
  return anchor === undefined || isAnchor(readFileSync(file, 'utf8'), anchor)
}

const isAnchor = (page: string, anchor: string) => anchorsOf(page).includes(anchor)

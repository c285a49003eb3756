import { readFileSync } from 'node:fs'

/** The classes that a style sheet of the embed styles. */
export function styledClasses(sheet: string): string[] {
  const [first = '', ...others] = readFileSync(sheet, 'utf8').split('/*')
  // The text after a comment's end.
  const written = [first, ...others.map((part) => part.slice(part.indexOf('*/') + 2))].join('')
  const rules = written.replace(/url\([^()]*\)/g, '')
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

/** Collects the classes of drawn elements; `missing` returns those of a sheet that were never drawn. */
export function watchClasses() {
  const drawn = new Set<string>()
  return {
    take(root: ParentNode) {
      for (const { classList } of root.querySelectorAll('[class]')) {
        for (const name of classList) drawn.add(name)
      }
    },
    missing: (sheet: string) => styledClasses(sheet).filter((name) => !drawn.has(name)),
  }
}

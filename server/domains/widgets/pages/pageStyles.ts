import { isHarmlessValue } from '@/contract/widgets/headerNodes'
import { harmlessCss } from './html'

/** The style sheet of a page, which also collects the styles of single elements: a strict policy allows no style attributes. */
export interface PageStyles {
  /** The class with these declarations; null when none remain. Unsafe declarations are left out. */
  classOf(declarations: Readonly<Record<string, string>>): string | null
  /** The whole sheet. */
  text(): string
}

const PROPERTY = /^[a-z-]+$/

export function createPageStyles(base: string): PageStyles {
  const classes = new Map<string, string>()
  return {
    classOf(declarations) {
      const kept = Object.entries(declarations).filter(
        ([property, value]) => PROPERTY.test(property) && isHarmlessValue(value),
      )
      if (kept.length === 0) return null
      // Each on a line of its own: an unclosed string ends there.
      const rules = kept.map(([property, value]) => `${property}:${inOneLine(value)};`).join('\n')
      const known = classes.get(rules) ?? `s${classes.size + 1}`
      classes.set(rules, known)
      return known
    },
    text: () =>
      harmlessCss(
        [base, ...[...classes].map(([rules, name]) => `.${name}{\n${rules}\n}`)].join('\n'),
      ),
  }
}

const inOneLine = (value: string) => value.replace(/\s+/g, ' ')

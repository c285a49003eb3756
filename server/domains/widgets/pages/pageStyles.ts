import { isHarmlessValue } from '@/contract/widgets/headerNodes'
import { harmlessCss } from './html'

/** The style sheet of a page, to which the styles of single elements are added: a strict policy lets no attribute style. */
export interface PageStyles {
  /** The class with these declarations; null when none is left. What is not harmless is left out. */
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
      // Each on a line of its own: a string that is not closed ends there.
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

import { escapePattern } from './sensitive'
import { KNOWN_TEXTS, SOURCE_WORDS } from './sourceWords'

/** The strings that are the product's own and that a record keeps therefore. */
export interface KnownStrings {
  words: ReadonlySet<string>
  texts: ReadonlySet<string>
  /** A refusal of the back office with its values renamed; null when it is not one of its texts. */
  renameRefusal: (text: string, rename: (value: string) => string) => string | null
}

const VALUE = /\{\w+\}/

export function knownStrings(
  words: readonly string[] = SOURCE_WORDS,
  texts: readonly string[] = KNOWN_TEXTS,
): KnownStrings {
  const templates = texts
    .filter((text) => VALUE.test(text))
    .map((text) => text.split(VALUE))
    .map((parts) => ({
      parts,
      pattern: new RegExp(`^${parts.map(escapePattern).join('([\\s\\S]+)')}$`),
    }))
  return {
    words: new Set(words),
    texts: new Set(texts),
    renameRefusal: (text, rename) => {
      for (const { parts, pattern } of templates) {
        const found = pattern.exec(text)
        if (!found) continue
        const [first = '', ...others] = parts
        return others.reduce(
          (made, part, place) => made + rename(found[place + 1] ?? '') + part,
          first,
        )
      }
      return null
    },
  }
}

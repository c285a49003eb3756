import type { XmlField, XmlRecord } from './xmlRecords'

/** The texts of a record by the names of its children. */
export interface RecordFields {
  /** The first non-empty text, prefixed elements first; empty for none. */
  textOf(...names: string[]): string
  textsOf(name: string): string[]
  all(name: string): XmlField[]
}

export function fieldsOf({ fields }: XmlRecord): RecordFields {
  const all = (name: string) => fields.filter((field) => field.name === name)
  const saying = (name: string) => all(name).filter(({ text }) => text.trim() !== '')
  const first = (name: string) => {
    const found = saying(name)
    return (found.find(({ isPrefixed }) => isPrefixed) ?? found[0])?.text ?? ''
  }
  return {
    all,
    textOf: (...names) => names.map(first).find((text) => text !== '') ?? '',
    textsOf: (name) => saying(name).map(({ text }) => text),
  }
}

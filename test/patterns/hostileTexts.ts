import { parseRegExpLiteral, type AST } from '@eslint-community/regexpp'

/** A text of any length for which a pattern tries as many ways as possible. */
export interface HostileText {
  prefix: string
  /** Repeated. */
  pump: string
  /** Text that the pattern does not match after the pumps, so that it tries all other ways. */
  suffix: string
}

/** Characters that are tried for a character class. */
const CHARACTERS = Array.from('a1. /-_@:,;#<>"\'=&%+\n\t\\[]{}()яZ\u{1f600}')
const SUFFIXES = ['', '\0', ' \0x', '\n!']
/** A text with more parts than this is not extended by repeating one of them. */
const MANY = 20

/**
 * Texts for a pattern: each of its repetitions repeated many times, with and without its prefix.
 */
export function hostileTexts(pattern: RegExp): HostileText[] {
  const { pattern: tree, flags } = parseRegExpLiteral(pattern)
  const samplesOf = sampler(flags.raw)
  const texts = new Map<string, HostileText>()
  const add = (prefix: string, pump: string) => {
    if (pump === '') return
    for (const suffix of SUFFIXES) {
      texts.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix })
    }
  }
  const visit = (alternatives: readonly AST.Alternative[], before: string) => {
    for (const { elements } of alternatives) {
      let prefix = before
      for (const [index, element] of elements.entries()) {
        const [sample = ''] = samplesOf(element)
        if (element.type === 'Quantifier' && element.max > MANY) {
          const [next = ''] = elements.slice(index + 1).map((one) => samplesOf(one)[0] ?? '')
          for (const pump of samplesOf(element.element)) {
            add(prefix, pump)
            add('', pump)
            add(prefix, pump + next)
            add('', prefix + pump)
          }
        }
        const inner = element.type === 'Quantifier' ? element.element : element
        if ('alternatives' in inner) visit(inner.alternatives, prefix)
        prefix += sample
      }
    }
  }
  visit(tree.alternatives, '')
  for (const { elements } of tree.alternatives) {
    add('', elements.map((element) => samplesOf(element)[0] ?? '').join(''))
  }
  for (const character of CHARACTERS) add('', character)
  return [...texts.values()]
}

/** Some texts that a part of a pattern matches. */
function sampler(flags: string) {
  const samplesOf = (node: AST.Element): string[] => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)]
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, ''))
        const own = [...node.raw].filter((character) => one.test(character))
        return [...new Set([...CHARACTERS.filter((other) => one.test(other)), ...own])].slice(0, 4)
      }
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.map(({ elements }) =>
          elements.map((element) => samplesOf(element)[0] ?? '').join(''),
        )
      case 'Quantifier':
        return samplesOf(node.element).map((sample) =>
          sample.repeat(Math.min(Math.max(node.min, 1), MANY)),
        )
      default:
        return ['']
    }
  }
  return samplesOf
}

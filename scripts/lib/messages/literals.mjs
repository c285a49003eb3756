/** The words in a source: its strings, its templates with `VALUE` for each expression, and its patterns. */
import { parseSync } from '@swc/core'
import { plain, VALUE } from './forms.mjs'

/** `{ strings, keys, patterns }` of a TypeScript source; imports are left out. */
export function literalsOf(file, source) {
  const strings = new Set()
  const keys = new Set()
  const patterns = new Set()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return undefined
    if (node.type === 'ImportDeclaration') return undefined
    if (node.type === 'StringLiteral') strings.add(plain(node.value))
    if (node.type === 'KeyValueProperty' && node.key.type === 'Identifier') keys.add(node.key.value)
    if (node.type === 'JSXText') strings.add(plain(node.value))
    if (node.type === 'TemplateLiteral')
      strings.add(plain(node.quasis.map(({ cooked }) => cooked ?? '').join(VALUE)))
    if (node.type === 'RegExpLiteral') patterns.add(`/${node.pattern}/${node.flags}`)
    return Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body)
  return { strings, keys, patterns }
}

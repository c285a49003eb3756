/** What a person may read of a message: its text with any values in it. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Takes the place of a value, also of one of a template in a test. */
export const VALUE = '…'
const MOST_FORMS = 64

/** Words as they are compared: without the kinds of spaces, and without the variants of a value. */
export const plain = (text) => text.replaceAll(/[\s\u00a0\u202f\u2060]+/g, ' ').trim()

/** All forms of a text, with `VALUE` for each value. */
export function formsOf(text) {
  return [...new Set(forms(parse(text)).map(plain))]
}

function forms(nodes) {
  return nodes.reduce(
    (heads, node) =>
      heads.flatMap((head) => tails(node).map((tail) => head + tail)).slice(0, MOST_FORMS),
    [''],
  )
}

function tails(node) {
  if (node.type === TYPE.literal) return [node.value]
  if (node.options) return Object.values(node.options).flatMap(({ value }) => forms(value))
  if (node.children) return forms(node.children)
  return [VALUE]
}

/** A pattern of exactly this form with any values. */
export const patternOf = (form) =>
  new RegExp(
    `^${form
      .split(VALUE)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.+?')}$`,
    'u',
  )

/** How many letters of a form are not values. */
export const lettersOf = (text) => text.match(/\p{L}/gu)?.length ?? 0

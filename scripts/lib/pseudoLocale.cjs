/**
 * The pseudo-locale: texts 40 % longer, with accents and in brackets, made of syntax trees of the English ones. A text
 * that stays plain was never translated; a bracket that is not seen was cut off. Values, tags and plurals stay.
 */
const GROWTH = 0.4
const LETTERS = 'aceilnorsuyzACEILNORSUYZ'
const ACCENTED = 'áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ'

const accented = (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter

/** Doubles two letters of five, so that words become longer too: a line breaks only between them. */
const longer = (word) =>
  [...word]
    .map((letter, index) =>
      Math.ceil((index + 1) * GROWTH) > Math.ceil(index * GROWTH)
        ? accented(letter) + accented(letter)
        : accented(letter),
    )
    .join('')

function pseudoElement(element) {
  if (element.type === 0) return { ...element, value: element.value.replace(/[a-z]+/gi, longer) }
  if (element.children) return { ...element, children: element.children.map(pseudoElement) }
  if (!element.options) return element
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(pseudoElement) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}

/** A text of the pseudo-locale, from the syntax tree of the English one. */
const pseudoText = (elements) => [
  { type: 0, value: '[' },
  ...elements.map(pseudoElement),
  { type: 0, value: ']' },
]

module.exports = { pseudoText }

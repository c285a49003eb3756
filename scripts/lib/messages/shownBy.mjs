/**
 * Which tests show a message (docs/testing.md#messages): those that name it, or that hold its words in Russian or
 * English.
 */
import { readFileSync } from 'node:fs'
import { LOCALES, namesOf } from './catalogue.mjs'
import { formsOf, lettersOf, patternOf, plain, VALUE } from './forms.mjs'
import { literalsOf } from './literals.mjs'

/** Fewer letters than these may be part of any text. */
const FEWEST_LETTERS = 8
/** A text of which less is fixed fits nearly any words. */
const LEAST_FIXED = 0.5

/**
 * The tests of each text of `allTexts`, from the sources of tests by file. `roomsOf` returns the rooms that raise a text.
 */
export function shownBy(texts, sources, roomsOf) {
  const words = wordsOf(texts)
  const found = new Map(texts.map((text) => [text, new Set()]))
  const known = new Map()
  for (const [file, source] of sources) {
    const { strings, keys, patterns } = literalsOf(file, source)
    for (const text of texts) {
      if (isNamedBy(text, file, strings, keys)) found.get(text).add(file)
    }
    for (const [literals, find] of [
      [strings, textsWith],
      [[...patterns].flatMap(alternatives), textsMatching],
    ]) {
      for (const literal of literals) {
        if (!known.has(literal)) known.set(literal, find(literal, words))
        const { certain, possible } = known.get(literal)
        const here = possible.filter((text) => roomsOf(text).includes(roomOf(file)))
        for (const text of [...certain, ...(areSame(here) ? here : [])]) found.get(text).add(file)
      }
    }
  }
  return found
}

/** A table over a union of names has them as the keys of a record. */
const isNamedBy = (text, file, strings, keys) =>
  namesOf(text).some(
    ({ name, folders }) =>
      (strings.has(name) || keys.has(name)) && folders.some((folder) => file.startsWith(folder)),
  )

/** The room of a file: the slice of the cabinet, the domain of the back office. */
export const roomOf = (file) => file.split('/').slice(0, 3).join('/')

function wordsOf(texts) {
  return texts.flatMap((text) =>
    LOCALES.flatMap((locale) =>
      formsOf(text.texts[locale])
        .filter((form) => lettersOf(form) > 0)
        .map((form) => ({
          text,
          form,
          part: withoutValues(form),
          pattern: patternOf(form),
          longest: form.split(VALUE).reduce((a, b) => (a.length >= b.length ? a : b)),
        })),
    ),
  )
}

/** The texts that a string is exactly, or else those that it is a part of: certain when there is only one. */
function textsWith(literal, words) {
  if (lettersOf(literal) === 0) return NONE
  const exact = words.filter(
    ({ longest, pattern }) => literal.includes(longest) && pattern.test(literal),
  )
  const wholly = exact.filter(({ form }) => lettersOf(form) >= lettersOf(literal) * LEAST_FIXED)
  if (wholly.length > 0) return { certain: textsIn(wholly), possible: [] }
  if (lettersOf(literal) < FEWEST_LETTERS || !literal.includes(' ')) return NONE
  const part = withoutValues(literal)
  return parted(words.filter((word) => word.form.includes(literal) || word.part.includes(part)))
}

/** Numbers and quoted names are values wherever they are. */
const withoutValues = (text) =>
  text
    .replaceAll(/\d[\d ,.]*\d|\d/g, VALUE)
    .replaceAll(/«[^»]*»|“[^”]*”/g, VALUE)
    .replaceAll(/…[…%:]*/g, VALUE)

/** The patterns that a pattern is made of, when any of them is enough. */
function alternatives(literal) {
  const end = literal.lastIndexOf('/')
  const source = literal.slice(1, end)
  if (source.includes('(') || !source.includes('|')) return [literal]
  return source.split('|').map((part) => `/${part}${literal.slice(end)}`)
}

/** The texts that a pattern matches. */
function textsMatching(literal, words) {
  const end = literal.lastIndexOf('/')
  const source = literal.slice(1, end)
  if (lettersOf(source.replaceAll(/\\./g, '')) < FEWEST_LETTERS) return NONE
  const pattern = new RegExp(source, literal.slice(end + 1).replace(/[gy]/g, ''))
  const matched = words.filter(({ form }) => pattern.test(form))
  if (matched.length > 0) return parted(matched)
  // A pattern with values in it is read as the words that it is made of.
  const said = plain(
    source
      .replaceAll(/^\^|\$$/g, '')
      .replaceAll(/\\([.?()/])/g, '$1')
      .replaceAll(/\.[*+]\??|\\d\+?|\\s[*+]?/g, VALUE),
  )
  return textsWith(said, words)
}

const textsIn = (words) => [...new Set(words.map(({ text }) => text))]

const NONE = { certain: [], possible: [] }
const areSame = (texts) => new Set(texts.map((text) => text.texts.ru)).size === 1

function parted(words) {
  const texts = textsIn(words)
  return areSame(texts) ? { certain: texts, possible: [] } : { certain: [], possible: texts }
}

export const readAll = (files) => new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const { readdirSync, readFileSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '../..')
const TOOLKIT = 'node_modules/@reduxjs/toolkit/dist'
const SOURCES = [
  'src',
  `${TOOLKIT}/redux-toolkit.legacy-esm.js`,
  `${TOOLKIT}/query/rtk-query.legacy-esm.js`,
]

function* filesOf(place) {
  if (statSync(place).isFile()) yield place
  else for (const name of readdirSync(place).sort()) yield* filesOf(path.join(place, name))
}

const isSource = (file) =>
  /\.(tsx?|js)$/.test(file) && !/\.test\.|\.d\.ts$|[\\/]testing[\\/]/.test(file)

/** The code of a file without its comments. */
const codeOf = (file) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Texts of letters, documents and the like, which no call answers with. */
const NOT_ANSWERS = /^server\.(letter|document|invoice|import|export|page|site)[_-]/
/** At least three words, because people give shorter names themselves; plain values only. */
const SENTENCE = /^(?=\S+\s+\S+\s+\S)(?:[^{}]|\{\w+\})+$/

/**
 * Every word in the cabinet's own code: names, states, ids of texts, permissions. Such a word in a session reveals
 * nothing about a person. It must stay, because reducers compare values with it.
 */
function sourceWords() {
  const words = new Set()
  for (const file of SOURCES.flatMap((place) => [...filesOf(path.join(root, place))])) {
    if (!isSource(file)) continue
    for (const [word] of codeOf(file).matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  return [...words].sort()
}

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

/** A name of several words, such as that of a step of the history. */
const COMPOUND = /^[a-z]+(?:-[a-z]+)+$/

/**
 * Texts of several words that are ours, whole: names of several words, the texts of the contract, and the back office's
 * answers in every language. `{…}` in one is the place of a value.
 */
function knownTexts() {
  const texts = new Set()
  for (const file of filesOf(path.join(root, 'src'))) {
    if (!isSource(file)) continue
    for (const [, single, double] of codeOf(file).matchAll(QUOTED)) {
      if (COMPOUND.test(single ?? double)) texts.add(single ?? double)
    }
  }
  for (const file of filesOf(path.join(root, 'src/contract'))) {
    if (!isSource(file)) continue
    for (const [, single, double] of codeOf(file).matchAll(QUOTED)) {
      const text = single ?? double
      if (/[^\w$./:-]/.test(text) && !/[\\{}]/.test(text)) texts.add(text)
    }
  }
  for (const locale of ['ru', 'en']) {
    const catalogue = require(path.join(root, `translations/server/${locale}.json`))
    for (const [id, text] of Object.entries(catalogue)) {
      if (!NOT_ANSWERS.test(id) && SENTENCE.test(text)) texts.add(text)
    }
  }
  return [...texts].sort()
}

/** The module that replaces `sourceWords.ts`. */
const asModule = () =>
  `export const SOURCE_WORDS = ${JSON.stringify(sourceWords().join(' '))}.split(' ')
export const KNOWN_TEXTS = ${JSON.stringify(knownTexts())}`

module.exports = {
  sourceWords,
  knownTexts,
  asModule,
  watched: [path.join(root, 'src'), path.join(root, 'translations/server')],
}

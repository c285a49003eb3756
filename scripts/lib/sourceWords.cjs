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

/**
 * Every word in the cabinet's own code: names, states, ids of texts, permissions. Such a word in a session reveals
 * nothing about a person. It must stay, because reducers compare values with it.
 */
function sourceWords() {
  const words = new Set()
  for (const file of SOURCES.flatMap((place) => [...filesOf(path.join(root, place))])) {
    if (!isSource(file)) continue
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  return [...words].sort()
}

/** The module that replaces `sourceWords.ts`. */
const asModule = () =>
  `export const SOURCE_WORDS = ${JSON.stringify(sourceWords().join(' '))}.split(' ')`

module.exports = { sourceWords, asModule, watched: path.join(root, 'src') }

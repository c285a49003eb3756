/**
 * Compiles the texts of a catalogue to syntax trees at build time. Plain texts are compiled too, because a string would
 * have to be parsed, and the parser is not bundled. `?first` selects the texts of the first screen, `?rest` the others,
 * `?start` those of the page that is shown when the start fails. With `PSEUDO_LOCALE` the English ones are longer.
 */
const { isOfFirstScreen, isOfStartFailure } = require('../lib/firstScreenTexts.cjs')
const { pseudoText } = require('../lib/pseudoLocale.cjs')

const PARTS = {
  '?first': isOfFirstScreen,
  '?start': isOfStartFailure,
  '?rest': (id) => !isOfFirstScreen(id),
}

module.exports = async function compileCatalogue(source) {
  const done = this.async()
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser')
    const isPseudo =
      this.mode === 'development' &&
      process.env.PSEUDO_LOCALE !== undefined &&
      /en\.json$/.test(this.resourcePath)
    const isWanted = PARTS[this.resourceQuery] ?? (() => true)
    const compiled = Object.entries(JSON.parse(source))
      .filter(([id]) => isWanted(id))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })])
      .map(([id, tree]) => [id, isPseudo ? pseudoText(tree) : tree])
    done(null, JSON.stringify(Object.fromEntries(compiled)))
  } catch (error) {
    done(error)
  }
}

/**
 * Turns the texts of a catalogue into syntax trees at build time, plain words too: as words they would be parsed, and
 * fail for want of a parser, each time that they are shown. `?first` takes the
 * texts of the first screen, `?rest` the others, `?start` those of the page of a start that failed.
 */
const { isOfFirstScreen, isOfStartFailure } = require('./lib/firstScreenTexts.cjs')

const PARTS = {
  '?first': isOfFirstScreen,
  '?start': isOfStartFailure,
  '?rest': (id) => !isOfFirstScreen(id),
}

module.exports = async function compileCatalogue(source) {
  const done = this.async()
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser')
    const isWanted = PARTS[this.resourceQuery] ?? (() => true)
    const compiled = Object.entries(JSON.parse(source))
      .filter(([id]) => isWanted(id))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })])
    done(null, JSON.stringify(Object.fromEntries(compiled)))
  } catch (error) {
    done(error)
  }
}

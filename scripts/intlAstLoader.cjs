/** Turns the ICU texts of a catalogue into syntax trees at build time; plain words stay words. */
module.exports = async function compileCatalogue(source) {
  const done = this.async()
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser')
    const compiled = Object.entries(JSON.parse(source)).map(([id, text]) => [
      id,
      /[{<'#]/.test(text) ? parse(text, { captureLocation: false }) : text,
    ])
    done(null, JSON.stringify(Object.fromEntries(compiled)))
  } catch (error) {
    done(error)
  }
}

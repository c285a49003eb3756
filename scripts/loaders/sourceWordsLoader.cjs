const { asModule, watched } = require('../lib/sourceWords.cjs')

/** webpack: writes the words of the sources into the export of sessions. */
module.exports = function sourceWordsLoader() {
  for (const folder of watched) this.addContextDependency(folder)
  return asModule()
}

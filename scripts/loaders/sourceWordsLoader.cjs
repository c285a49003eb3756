const { asModule, watched } = require('../lib/sourceWords.cjs')

/** webpack: writes the words of the sources into the export of sessions. */
module.exports = function sourceWordsLoader() {
  this.addContextDependency(watched)
  return asModule()
}

const { createHash } = require('node:crypto')
const { asModule } = require('../lib/sourceWords.cjs')
const { process: transform } = require('./swcTransform.cjs')

/** Provides in Jest the same words as in the bundle. */
module.exports = {
  getCacheKey: () => createHash('sha256').update(asModule()).digest('hex'),
  process: (_source, filename) => transform(asModule(), filename),
}

const { createHash } = require('node:crypto')
const { transformSync } = require('@babel/core')
const { asModule } = require('./lib/sourceWords.cjs')

/** Jest: the same words as in the bundle. */
module.exports = {
  getCacheKey: () => createHash('sha256').update(asModule()).digest('hex'),
  process: (_source, filename) => transformSync(asModule(), { filename }),
}

/**
 * Transforms code for Jest by swc instead of Babel. Without a cache it takes a twentieth of the time, and its cache key
 * needs only one hash.
 */
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { transformSync, version } = require('@swc/core')

const OPTIONS = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs', ignoreDynamic: false },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    transform: {
      // Hoists jest.mock above the imports.
      hidden: { jest: true },
      verbatimModuleSyntax: true,
      useDefineForClassFields: true,
      react: { runtime: 'automatic', development: false },
    },
  },
}
const parserOf = (file) =>
  /\.[cm]?tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true }
const SELF = readFileSync(__filename, 'utf8') + version

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update(SELF)
      .update('\0')
      .update(file)
      .update('\0')
      .update(source)
      .digest('hex'),
  process: (source, filename) =>
    transformSync(source, {
      ...OPTIONS,
      filename,
      jsc: { ...OPTIONS.jsc, parser: parserOf(filename) },
    }),
}

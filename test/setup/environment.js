/** jsdom with Node's own fetch, File and crypto, so that uploads reach the server as files. */
const { webcrypto } = require('node:crypto')
const FixedJsdom = require('jest-fixed-jsdom')

module.exports = class ScreenEnvironment extends FixedJsdom {
  constructor(...args) {
    super(...args)
    this.global.File = File
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true })
  }
}

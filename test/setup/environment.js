/**
 * jsdom with Node's own fetch, File and crypto, so that uploads reach the server as files. A file that needs the clocks
 * of another zone names it: `@jest-environment-options {"timeZone": "Europe/Berlin"}`.
 */
const { webcrypto } = require('node:crypto')
const FixedJsdom = require('jest-fixed-jsdom')

module.exports = class ScreenEnvironment extends FixedJsdom {
  constructor(config, context) {
    super(config, context)
    this.global.File = File
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true })
    this.timeZoneBefore = process.env.TZ
    const { timeZone } = config.projectConfig.testEnvironmentOptions
    if (timeZone) process.env.TZ = timeZone
  }

  async teardown() {
    if (this.timeZoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = this.timeZoneBefore
    await super.teardown()
  }
}

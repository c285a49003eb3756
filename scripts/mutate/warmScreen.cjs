const ScreenEnvironment = require('../../test/setup/environment')
const warm = require('./warm.cjs')

module.exports = warm(ScreenEnvironment)

const { TestEnvironment } = require('jest-environment-node')
const warm = require('./warm.cjs')

module.exports = warm(TestEnvironment)

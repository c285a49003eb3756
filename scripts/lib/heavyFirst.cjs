/**
 * Starts the heaviest groups of test files first. A heavy group that started last would keep one core busy at the end.
 */
const { readFileSync } = require('node:fs')
const path = require('node:path')
const Sequencer = require('@jest/test-sequencer').default

module.exports = class HeavyFirst extends Sequencer {
  sort(tests) {
    const weights = JSON.parse(
      readFileSync(path.join(process.env.TEST_GROUPS, 'weights.json'), 'utf8'),
    )
    return [...tests].sort((one, other) => weights[other.path] - weights[one.path])
  }
}

const { park } = require('./parked.cjs')
const { TestSuite } = require('./TestSuite.cjs')

/** A test environment that passes the loaded tests of a file to the runner, instead of letting Jest run them. */
module.exports = (Environment) =>
  class WarmEnvironment extends Environment {
    #file
    #mutation = {}
    #suite = null

    constructor(config, context) {
      super(config, context)
      this.#file = context.testPath
    }

    async setup() {
      await super.setup()
      // The place where StrykerJS's instrumented code looks for the mutant (`ns` of @stryker-mutator/instrumenter).
      this.global.__stryker__ = this.#mutation
    }

    async handleTestEvent(event, state) {
      if (event.name === 'error') this.#suite?.fail(event.error)
      if (event.name !== 'run_start') return
      const root = state.rootDescribeBlock
      this.#suite = new TestSuite(root, this.#mutation)
      await new Promise((close) => {
        this.#suite.close = close
        park(this.#file, this.#suite)
      })
      root.children.length = 0
      root.hooks.length = 0
    }
  }

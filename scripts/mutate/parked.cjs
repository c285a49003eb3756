/** Passes loaded test files from a test environment to the runner in the same process. */
const waiting = new Map()

module.exports = {
  /** Resolves when the tests of the file are loaded. */
  whenParked(file) {
    return new Promise((resolve) => waiting.set(file, resolve))
  },
  park(file, suite) {
    waiting.get(file)?.(suite)
    waiting.delete(file)
  },
}

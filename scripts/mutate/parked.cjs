/** Where a test environment stores its loaded test file for the runner in the same process. */
const waiting = new Map()

module.exports = {
  /** Resolves when the file is loaded. */
  whenParked(file) {
    return new Promise((resolve) => waiting.set(file, resolve))
  },
  park(file, suite) {
    waiting.get(file)?.(suite)
    waiting.delete(file)
  },
}

/** A test that fails under a mutant fails soon: nothing is shrunk, and a screen is not waited for as long as usual. */
require('fast-check').configureGlobal({ endOnFailure: true })
if (globalThis.document) {
  require('@testing-library/react').configure({ asyncUtilTimeout: 3_000 })
}

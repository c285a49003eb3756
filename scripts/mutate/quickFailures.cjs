/**
 * Makes a test that fails under a mutant fail soon: generated cases are not shrunk, and waiting for a screen has a
 * shorter limit.
 */
require('fast-check').configureGlobal({ endOnFailure: true })

const [PATIENT_MS, QUICK_MS] = [10_000, 3_000]
if (globalThis.document) {
  const { configure } = require('@testing-library/react')
  globalThis.__stryker__.setPatience = (isPatient) => {
    configure({ asyncUtilTimeout: isPatient ? PATIENT_MS : QUICK_MS })
  }
}

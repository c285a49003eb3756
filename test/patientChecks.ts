/** Development's checks of a store warn when they take long; in a test that only shows how busy the machine is. */
export const PATIENT_CHECKS = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
} as const

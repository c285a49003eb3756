/**
 * Development's checks of a store warn when they are slow; in a test that only means that the
 * machine is busy.
 */
export const PATIENT_CHECKS = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
} as const

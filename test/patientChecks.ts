/** Development's checks of a store say when they took longer; in a test that tells only how busy the machine is. */
export const PATIENT_CHECKS = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
} as const

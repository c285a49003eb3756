/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Whether what a write refers to was deleted between its check and its end, which only an engine of many writers
 * lets happen.
 */
export const isGoneMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION

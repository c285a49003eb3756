/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a row referred to by a write was deleted between its check and its end, which only an engine with many writers allows. */
export const isGoneMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION

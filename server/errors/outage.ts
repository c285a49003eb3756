/** A temporary failure of the machine or the database, for all users; a retry makes sense. */
export type Outage = 'no-room' | 'server-unavailable'

/** The database does not respond, or not in time. */
export class DatabaseUnavailable extends Error {}

/** Codes of the system and of PostgreSQL. */
const OF_CODES: Record<string, Outage> = {
  ENOSPC: 'no-room',
  EDQUOT: 'no-room',
  EMFILE: 'server-unavailable',
  ENFILE: 'server-unavailable',
  EROFS: 'server-unavailable',
  EIO: 'server-unavailable',
  // disk_full, out_of_memory, too_many_connections
  '53100': 'no-room',
  '53200': 'server-unavailable',
  '53300': 'server-unavailable',
  // lock_not_available, query_canceled, idle_in_transaction_session_timeout
  '55P03': 'server-unavailable',
  '57014': 'server-unavailable',
  '25P03': 'server-unavailable',
  // The database is being stopped, has crashed, or is starting.
  '57P01': 'server-unavailable',
  '57P02': 'server-unavailable',
  '57P03': 'server-unavailable',
}

/** Messages of SQLite: its module passes no code for statements that return rows. */
const OF_SQLITE: Record<string, Outage> = {
  'database or disk is full': 'no-room',
  'disk I/O error': 'server-unavailable',
  'database is locked': 'server-unavailable',
  'unable to open database file': 'server-unavailable',
}
const NO_DATABASE = 'no answer of the database'
const OUTAGES: ReadonlyMap<string, Outage> = new Map([
  [NO_DATABASE, 'server-unavailable'],
  ...Object.entries(OF_CODES),
  ...Object.entries(OF_SQLITE),
])
const MAX_CAUSES = 5

/** The outage of an error, of itself or of its cause; null for any other error. */
export const outageOf = (error: unknown): Outage | null => findOutage(error)?.outage ?? null

/**
 * The outage of an error, with its name in the system or the database. The name is one of a few,
 * whatever else the error contains.
 */
export function findOutage(error: unknown): { outage: Outage; name: string } | null {
  let cause = error
  for (let depth = 0; depth < MAX_CAUSES && isObject(cause); depth += 1) {
    for (const name of namesOf(cause)) {
      const outage = OUTAGES.get(name)
      if (outage) return { outage, name }
    }
    cause = 'cause' in cause ? cause.cause : null
  }
  return null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function namesOf(error: object): string[] {
  return [
    ...(error instanceof DatabaseUnavailable ? [NO_DATABASE] : []),
    ...('code' in error ? [String(error.code)] : []),
    ...('message' in error ? [String(error.message)] : []),
  ]
}

/** PostgreSQL's foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a row referred to by a write was deleted between its check and its end, which only an engine with many writers allows. */
export const isGoneMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION

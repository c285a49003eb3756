/** What the machine or the database cannot do for anybody just now; asking again later is right. */
export type Outage = 'no-room' | 'server-unavailable'

/** The database does not answer, or not in time. */
export class DatabaseUnavailable extends Error {}

/** What the system and PostgreSQL call it. */
const OF_CODES: Readonly<Record<string, Outage>> = {
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

/** SQLite's words: of a statement that answers rows its module hands on no code. */
const OF_SQLITE: Readonly<Record<string, Outage>> = {
  'database or disk is full': 'no-room',
  'disk I/O error': 'server-unavailable',
  'database is locked': 'server-unavailable',
  'unable to open database file': 'server-unavailable',
}
const MOST_CAUSES = 5

/** The outage that an error tells of, itself or by its cause; null for every other error. */
export function outageOf(error: unknown): Outage | null {
  let cause = error
  for (let depth = 0; depth < MOST_CAUSES && isObject(cause); depth += 1) {
    const outage = directOutage(cause)
    if (outage) return outage
    cause = 'cause' in cause ? cause.cause : null
  }
  return null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function directOutage(error: object): Outage | null {
  if (error instanceof DatabaseUnavailable) return 'server-unavailable'
  const code = 'code' in error && typeof error.code === 'string' ? OF_CODES[error.code] : null
  const message = 'message' in error ? OF_SQLITE[String(error.message)] : null
  return code ?? message ?? null
}

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LogEvent } from 'kysely'
import { atFileEnd, runningFile } from '../../setup/testFile'

/**
 * The folder for the statements of each test file; set by the run that uses them to choose the tests for PostgreSQL.
 */
const FOLDER = process.env.STATEMENTS_FOLDER
/** Lists of values and rows differ in length only. */
const LONGER_LIST = /(\?|\([?, ]+\))(?:, \1)+/g

const statements = new Set<string>()

/** Notes each statement of a test's database. */
export function noteStatement({ query }: LogEvent): void {
  if (!FOLDER) return
  if (statements.size === 0) atFileEnd(leaveStatements)
  statements.add(query.sql.replace(LONGER_LIST, '$1'))
}

function leaveStatements(): void {
  const name = runningFile().replaceAll(path.sep, '~')
  writeFileSync(path.join(FOLDER ?? '', `${name}.json`), JSON.stringify([...statements]))
  statements.clear()
}

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LogEvent } from 'kysely'

/** Where the statements of each test file are left; set by the run that chooses by them what runs on PostgreSQL. */
const FOLDER = process.env.STATEMENTS_FOLDER
/** Lists of values and rows differ in length only. */
const LONGER_LIST = /(\?|\([?, ]+\))(?:, \1)+/g

const statements = new Set<string>()

if (FOLDER) {
  afterAll(() => {
    const { testPath } = expect.getState()
    if (testPath === undefined || statements.size === 0) return
    const name = path.relative(process.cwd(), testPath).replaceAll(path.sep, '~')
    writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify([...statements]))
  })
}

/** Notes each statement of a test's database. */
export function noteStatement({ query }: LogEvent): void {
  if (FOLDER) statements.add(query.sql.replace(LONGER_LIST, '$1'))
}

import * as v from 'valibot'
import type { Db } from '../../../db/openDatabase'
import { readCodes } from './accountRows'
import { ARCHIVED_TABLES, type ArchivedTable } from '../tables/storedTables'
import type { Row } from './archiveFormat'
import { ArchiveRefused, wrongRow } from './archiveRefused'
import { linesOf, type Archive } from './openArchive'

interface Column {
  kind: 'integer' | 'number' | 'text'
  isNullable: boolean
}

/** By table: its columns in this database. */
export type Schema = Map<string, Map<string, Column>>

function kindOf(dataType: string): Column['kind'] {
  if (/int/i.test(dataType)) return 'integer'
  return /real|float|double|numeric/i.test(dataType) ? 'number' : 'text'
}

export async function readSchema(db: Db): Promise<Schema> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.map((column) => [
          column.name,
          { kind: kindOf(column.dataType), isNullable: column.isNullable },
        ]),
      ),
    ]),
  )
}

/** The ids of the codes in this installation. */
export type IdsByCode = Record<'plan' | 'team_role', Map<string, number>>

export async function readIds(db: Db): Promise<IdsByCode> {
  const { plan, team_role } = await readCodes(db)
  const turned = (codes: Map<number, string>) => new Map([...codes].map(([id, code]) => [code, id]))
  return { plan: turned(plan), team_role: turned(team_role) }
}

export interface Checker {
  archive: Archive
  schema: Schema
  ids: IdsByCode
}

/** Checks every row of every table: its columns and their types, its owner, and that the rows that it refers to are in the archive. */
export async function checkRows(checker: Checker): Promise<void> {
  const known = new Map<string, Set<number>>()
  for (const table of ARCHIVED_TABLES) {
    const ids = new Set<number>()
    known.set(table.table, ids)
    let count = 0
    for await (const { line, text } of linesOf(checker.archive, table.table)) {
      const row = parseRow(checker, table, line, text)
      demandReferences(table, row, line, known)
      if (typeof row.id === 'number') ids.add(row.id)
      count = line
    }
    const { rows } = checker.archive.manifest.tables[table.table] ?? { rows: -1 }
    const isCounted = rows === count && (table.of !== 'itself' || count === 1)
    if (!isCounted) throw new ArchiveRefused('import_sum', { name: table.table })
  }
}

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))

/** A row of a table whose columns, types and owner are right. */
export function parseRow(
  { archive, schema, ids }: Checker,
  table: ArchivedTable,
  line: number,
  text: string,
): Row {
  const wrong = (what: string) => wrongRow(table.table, line, what)
  const parsed = v.safeParse(rowSchema, parseJson(text))
  if (!parsed.success) throw wrong('JSON')
  const row: Row = parsed.output
  const columns = schema.get(table.table) ?? new Map<string, Column>()
  for (const column of Object.keys(row)) {
    if (!columns.has(column) || table.leftOut?.[column]) throw wrong(column)
  }
  for (const [column, facts] of columns) {
    if (table.leftOut?.[column]) continue
    const value = row[column]
    const code = table.codes?.[column]
    const isRight = code && value !== null ? ids[code].has(String(value)) : isValueOf(facts, value)
    if (!isRight) throw wrong(column)
  }
  for (const column of table.json ?? []) {
    const value = row[column]
    if (typeof value !== 'string') continue
    const content = parseJson(value)
    if (content === undefined || namesForeigner(content, archive.manifest.account.id)) {
      throw wrong(column)
    }
  }
  const owner = table.of === 'itself' ? 'id' : 'account_id'
  if (columns.has(owner) && row[owner] !== archive.manifest.account.id) throw wrong(owner)
  return row
}

function isValueOf({ kind, isNullable }: Column, value: unknown): boolean {
  if (value === null) return isNullable
  if (kind === 'integer') return Number.isSafeInteger(value)
  if (kind === 'number') return typeof value === 'number'
  return typeof value === 'string' && isStorable(value)
}

/** PostgreSQL stores every text but this character. */
const isStorable = (text: string) => !text.includes('\u0000')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether JSON, such as the rows of an object in the trash, names another account. */
function namesForeigner(value: unknown, accountId: number): boolean {
  const left = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (key === 'account_id' && inner !== accountId) return true
      if (typeof inner === 'object' && inner !== null) left.push(inner)
    }
  }
  return false
}

function demandReferences(
  { table, of, refs = {} }: ArchivedTable,
  row: Row,
  line: number,
  known: ReadonlyMap<string, Set<number>>,
): void {
  for (const [column, target] of Object.entries(refs)) {
    const id = row[column]
    const isKnown = typeof id === 'number' && (known.get(target)?.has(id) ?? false)
    const isNeeded = typeof of === 'object' && of.column === column
    if (!isKnown && (id !== null || isNeeded)) throw wrongRow(table, line, column)
  }
}

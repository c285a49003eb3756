import { sql, type RawBuilder } from 'kysely'
import { STORED_THINGS, type StoredThing } from '@/contract/entities/account/privacy'
import type { Settings } from '../../../settings'
import { CATALOGUE_TABLES } from './catalogueTables'
import { CONTENT_TABLES } from './contentTables'
import { PEOPLE_TABLES } from './peopleTables'
import type { Archived, StoredTable, TableName } from './storedTable'

/**
 * Everything that the database stores: whose rows they are, what their columns say about whom, and how they travel. The page about stored data is made
 * of it, an account is deleted and its archive is made by it; tests compare it with the schema. Of tables of one depth the first are deleted first.
 */
export const STORED_TABLES: Record<TableName, StoredTable> = {
  ...PEOPLE_TABLES,
  ...CONTENT_TABLES,
  ...CATALOGUE_TABLES,
}

export const TABLE_NAMES = Object.keys(STORED_TABLES) as TableName[]

/** The tables whose rows are deleted with their account, those that depend on others first. */
export const DELETED_TABLES: readonly TableName[] = TABLE_NAMES.filter(
  (name) => typeof STORED_TABLES[name].of !== 'string',
).toSorted((one, other) => depthOf(other) - depthOf(one))

function depthOf(name: TableName): number {
  const { of } = STORED_TABLES[name]
  return typeof of === 'string' ? 0 : 1 + depthOf(of.table)
}

/** A table whose rows are in the archive of an account. */
export interface ArchivedTable extends Archived {
  table: TableName
  of: StoredTable['of']
}

/** The tables of an archive, in an order in which a row's references come before it. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = inOrderOfReferences()

function inOrderOfReferences(): ArchivedTable[] {
  const ordered = new Map<TableName, ArchivedTable>()
  const add = (table: TableName) => {
    const { of, archive } = STORED_TABLES[table]
    if (ordered.has(table) || typeof archive === 'string') return
    const { refs = {}, after = [] } = archive
    const owner = typeof of === 'string' ? [] : of.table
    for (const target of [owner, Object.values(refs), after].flat()) add(target)
    ordered.set(table, { table, of, ...archive })
  }
  for (const table of TABLE_NAMES) add(table)
  return [...ordered.values()]
}

/** Whether rows of a table belong to the account, by way of other tables. */
export function ownedBy(name: TableName, accountId: number): RawBuilder<unknown> {
  const { of } = STORED_TABLES[name]
  if (of === 'itself') return sql`id = ${accountId}`
  if (typeof of === 'string') throw new Error(`${name} belongs to no account`)
  const { column, table } = of
  if (table === 'account') return sql`${sql.ref(column)} = ${accountId}`
  return sql`${sql.ref(column)} in (
    select id from ${sql.table(table)} where ${ownedBy(table, accountId)}
  )`
}

/** What is stored about people and the shop, in the order of the contract; without an inbox, no reports. */
export const storedThings = ({ supportInbox }: Pick<Settings, 'supportInbox'>): StoredThing[] => {
  const used = new Set(TABLE_NAMES.flatMap((name) => Object.keys(STORED_TABLES[name].columns)))
  return STORED_THINGS.filter((thing) => used.has(thing) && (supportInbox || thing !== 'reports'))
}

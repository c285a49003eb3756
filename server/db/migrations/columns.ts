import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder } from 'kysely'
import type { Engine } from './engine'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

/** The one place where the engines' column types differ: an auto-incremented number. */
export function withId<Table extends string>(
  table: CreateTableBuilder<Table>,
  engine: Engine,
): CreateTableBuilder<Table, 'id'> {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) =>
        column.primaryKey().generatedByDefaultAsIdentity(),
      )
}

export const required: Column = (column) => column.notNull()

/** A required number, 0 or 1 for flags, that starts at `value`. */
export const startingAt =
  (value: number): Column =>
  (column) =>
    column.notNull().defaultTo(value)

/** A reference that is deleted with its target. */
export const owned =
  (target: `${string}.${string}`): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade')

/** A reference that becomes null with the deletion of its target. */
export const loose =
  (target: `${string}.${string}`): Column =>
  (column) =>
    column.references(target).onDelete('set null')

export const emptyList: Column = (column) => column.notNull().defaultTo(sql.lit('[]'))

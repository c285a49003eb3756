import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './openDatabase'

/**
 * A query with constant SQL; its parameters are the values, in their order. It is compiled once for each engine: building it again for every call
 * costs as much as running it.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? compile(build(db, ...values), values)
    compiled.set(adapter, query)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}

/** Throws when the query has parameters other than its values: the next call would use those of the first. */
function compile<Row>(query: Compilable<Row>, values: readonly unknown[]): CompiledQuery<Row> {
  const compiled = query.compile()
  const isInOrder =
    compiled.parameters.length === values.length &&
    compiled.parameters.every((value, index) => value === values[index])
  if (!isInOrder) throw new Error(`Not the values of the query: ${compiled.sql}`)
  return compiled
}

/**
 * A query whose only parameters are ids, in their order. It is compiled once for each number of ids: building it
 * again for every page of a list costs as much as running it.
 */
export function byIds<Row>(build: (db: Db, ids: readonly number[]) => Compilable<Row>) {
  const compiled = new WeakMap<object, Map<number, CompiledQuery<Row>>>()
  return async (db: Db, ids: readonly number[]): Promise<Row[]> => {
    if (ids.length === 0) return []
    const { adapter } = db.getExecutor()
    const ofEngine = compiled.get(adapter) ?? new Map<number, CompiledQuery<Row>>()
    compiled.set(adapter, ofEngine)
    const query = ofEngine.get(ids.length) ?? build(db, ids).compile()
    ofEngine.set(ids.length, query)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: ids })
    return rows
  }
}

/** Per statement or short transaction; below the engines' limit of parameters. */
const ROWS = 500

/** Splits rows into chunks of one statement each. */
export function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS) }, (_, index) =>
    items.slice(index * ROWS, (index + 1) * ROWS),
  )
}

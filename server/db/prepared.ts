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

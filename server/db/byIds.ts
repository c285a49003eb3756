import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './openDatabase'

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

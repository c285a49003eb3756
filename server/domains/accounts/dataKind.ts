import type { Db } from '../../db/openDatabase'
import { DEMO_PEOPLE } from './demoPeople'

/** The kind of data in a database: none yet, the demo's, or a real shop's. */
export type DataKind = 'empty' | 'demo' | 'real'

/** The demo's people share a published password, so their data must never be mixed with a real shop's. */
export async function dataKindOf(db: Db): Promise<DataKind> {
  const people = await db.selectFrom('person').select('email').execute()
  if (people.length === 0) return 'empty'
  const demo = new Set<string>(DEMO_PEOPLE.map(({ email }) => email))
  return people.some(({ email }) => demo.has(email)) ? 'demo' : 'real'
}

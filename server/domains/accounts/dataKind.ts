import type { Db } from '../../db/openDatabase'

/** The kind of data in a database: none yet, the demo's, or a real shop's. */
export type DataKind = 'empty' | 'demo' | 'real'

/** The demo's people share a published password, so their data must never be mixed with a real shop's. */
export async function dataKindOf(db: Db): Promise<DataKind> {
  const people = await db.selectFrom('person').select('email').execute()
  if (people.length === 0) return 'empty'
  const demo = new Set<string>(DEMO_PEOPLE.map(({ email }) => email))
  return people.some(({ email }) => demo.has(email)) ? 'demo' : 'real'
}

/** The people who can sign in to the demo, all with one password; `says` is a message id. */
export const DEMO_PASSWORD = 'vitrina'
export const DEMO_PEOPLE = [
  { email: 'owner@demo.test', says: 'server.person_owner' },
  { email: 'editor@demo.test', says: 'server.person_editor' },
  { email: 'observer@demo.test', says: 'server.person_observer' },
  { email: 'admin@vitrina.test', says: 'server.person_admin' },
  { email: 'owner@other.test', says: 'server.person_other-owner' },
] as const

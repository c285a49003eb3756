import type { Db } from '../../db/openDatabase'
import type { World } from '../../world'

type Sealing = Pick<World, 'secrets'>

/** The prefix of sealed values; values without it were stored before tokens were sealed. */
const SEALED = /^v1\./

const placeOf = (integrationId: number) => `integration.token ${String(integrationId)}`

/** Stores a connection's token, sealed (product-rules/sources.md#tokens). */
export async function storeToken(
  { secrets }: Sealing,
  db: Db,
  integrationId: number,
  token: string,
): Promise<void> {
  await db
    .updateTable('integration')
    .set({ token: secrets.seal(token, placeOf(integrationId)) })
    .where('id', '=', integrationId)
    .execute()
}

/** A connection's token; null without one, and when no key opens it. */
export function openToken(
  { secrets }: Sealing,
  { id, token }: { id: number; token: string | null },
): string | null {
  return token === null ? null : secrets.open(token, placeOf(id))
}

/**
 * Seals every token with the current key, including tokens stored before sealing existed. May be interrupted and repeated. Returns how many were
 * sealed, and how many no key opens.
 */
export async function sealTokens({
  db,
  secrets,
}: Pick<World, 'db' | 'secrets'>): Promise<{ sealed: number; lost: number }> {
  const rows = await db
    .selectFrom('integration')
    .select(['id', 'token'])
    .where('token', 'is not', null)
    .execute()
  const count = { sealed: 0, lost: 0 }
  for (const { id, token } of rows) {
    if (token === null || (SEALED.test(token) && secrets.isCurrent(token))) continue
    const text = SEALED.test(token) ? secrets.open(token, placeOf(id)) : token
    if (text === null) {
      count.lost += 1
      continue
    }
    await db
      .updateTable('integration')
      .set({ token: secrets.seal(text, placeOf(id)) })
      .where('id', '=', id)
      // The user may have saved another one meanwhile.
      .where('token', '=', token)
      .execute()
    count.sealed += 1
  }
  return count
}

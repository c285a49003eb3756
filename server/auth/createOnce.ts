import { createHash } from 'node:crypto'
import { CREATION_HEADER, CREATION_KEY, type Created } from '@/contract/endpoint'
import { prepared } from '../db/statements'
import type { Db } from '../db/openDatabase'
import { ApiError } from '../errors/apiError'
import type { World } from '../world'
import type { Actor, Creation } from './actor'
import { standsAsCreated } from './standsAsCreated'

/** How long a creating call may be sent again. */
const KEPT_MS = 24 * 60 * 60 * 1000

const readCreation = prepared((db, accountId: number, personId: number, key: string) =>
  db
    .selectFrom('creation')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .select(['request_hash', 'result']),
)

/**
 * The creation that a request names by its header, if it names one. A key whose thing stands no longer is forgotten: sent
 * again, it creates another one. Throws 400 when the key is malformed, or names what another request created.
 */
export async function creationOf(
  { db }: World,
  { account, person }: Actor,
  creates: Created,
  request: Request,
  body: unknown,
): Promise<Creation | null> {
  const key = request.headers.get(CREATION_HEADER)
  if (key === null) return null
  if (!CREATION_KEY.test(key)) throw new ApiError(400, 'bad-request')
  const { pathname, search } = new URL(request.url)
  const requestHash = createHash('sha256')
    .update(`${pathname}${search}\n${JSON.stringify(body ?? null)}`)
    .digest('hex')
  const [row] = await readCreation(db, account.id, person.id, key)
  if (row && row.request_hash !== requestHash) throw new ApiError(400, 'other-creation')
  if (!row) return { key, requestHash, stored: null }
  if (await standsAsCreated(db, creates, row.result))
    return { key, requestHash, stored: row.result }
  await db
    .deleteFrom('creation')
    .where('account_id', '=', account.id)
    .where('person_id', '=', person.id)
    .where('key', '=', key)
    // A simultaneous request may have created the next one by now.
    .where('result', '=', row.result)
    .execute()
  return { key, requestHash, stored: null }
}

/** The result of the creation that the request repeats, for what must not be done again before its transaction. */
export function storedResult<Result>({ creation }: Actor): Result | null {
  return creation?.stored ? (JSON.parse(creation.stored) as Result) : null
}

/**
 * Creates something in one transaction, once for each key of a person: a repeated or simultaneous request returns the
 * result of the first. The result must survive JSON.
 */
export async function createOnce<Result>(
  world: Pick<World, 'db' | 'clock'>,
  actor: Actor,
  create: (db: Db) => Promise<Result>,
): Promise<Result> {
  const stored = storedResult<Result>(actor)
  if (stored !== null) return stored
  const { creation } = actor
  return world.db.transaction().execute(async (db) => {
    if (!creation) return create(db)
    const created = await claim(db, world, actor, creation)
    if (created !== null) return JSON.parse(created) as Result
    const result = await create(db)
    await db
      .updateTable('creation')
      .set({ result: JSON.stringify(result) })
      .where('account_id', '=', actor.account.id)
      .where('person_id', '=', actor.person.id)
      .where('key', '=', creation.key)
      .execute()
    return result
  })
}

/** Inserts the key: a simultaneous request waits here for the end of this transaction. Returns the result when another request was first. */
async function claim(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  { account, person }: Actor,
  { key, requestHash }: Creation,
): Promise<string | null> {
  const claimed = await db
    .insertInto('creation')
    .values({
      account_id: account.id,
      person_id: person.id,
      key,
      request_hash: requestHash,
      result: '',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const [row] = await readCreation(db, account.id, person.id, key)
  if (row?.request_hash !== requestHash) throw new ApiError(400, 'other-creation')
  return row.result
}

/** Deletes what can be repeated no longer. */
export async function forgetCreations({ db, clock }: World): Promise<void> {
  await db
    .deleteFrom('creation')
    .where('created_at', '<=', clock.now() - KEPT_MS)
    .execute()
}

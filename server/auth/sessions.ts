import { createHash } from 'node:crypto'
import type { Locale } from '@/contract/locale'
import type { Db } from '../db/openDatabase'
import { prepared } from '../db/statements'
import type { World } from '../world'
import { endVisits } from './visits'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
/** A session ends after two weeks without use. */
export const SLIDING_MS = 14 * DAY
/** A session ends ninety days after it began, even in use. */
export const ABSOLUTE_MS = 90 * DAY
/** A use is recorded at most this often, so that not every request writes. */
export const NOTING_STEP_MS = 10 * MINUTE
const USER_AGENT_LENGTH = 300

/** Where a session is used, as shown to its person. */
export interface SessionOrigin {
  network: string
  userAgent: string
}

export const sessionHash = (token: string) => createHash('sha256').update(token).digest('hex')

const columnsOf = ({ network, userAgent }: SessionOrigin) => ({
  network,
  user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
})

/** Starts a session; returns the secret for the cookie. Expired sessions are deleted. */
export async function startSession(
  { db, clock, ids }: World,
  personId: number,
  place: SessionOrigin,
): Promise<string> {
  const token = ids.token()
  const now = clock.now()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db
    .insertInto('session')
    .values({
      token_hash: sessionHash(token),
      person_id: personId,
      created_at: now,
      seen_at: now,
      expires_at: now + SLIDING_MS,
      ...columnsOf(place),
    })
    .execute()
  return token
}

/** Ends a session and its visits. */
export async function endSession({ db, clock }: World, token: string): Promise<void> {
  const session = sessionHash(token)
  await db.transaction().execute(async (transaction) => {
    await endVisits(transaction, clock.now(), { session })
    await transaction.deleteFrom('session').where('token_hash', '=', session).execute()
  })
}

/** Ends every session of the person except that of `token`, with their visits. */
export async function endOtherSessions(
  db: Db,
  { personId, token, now }: { personId: number; token: string | null; now: number },
): Promise<void> {
  const exceptSession = token === null ? null : sessionHash(token)
  await endVisits(db, now, { personId, exceptSession })
  let sessions = db.deleteFrom('session').where('person_id', '=', personId)
  if (exceptSession !== null) sessions = sessions.where('token_hash', '!=', exceptSession)
  await sessions.execute()
}

const readSession = prepared((db, hash: string, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select([
      'person.id',
      'person.email',
      'person.name',
      'person.locale',
      'person.is_provider_admin',
      'person.is_provider_moderator',
      'person.has_tips',
      'session.created_at',
      'session.seen_at',
    ]),
)

/** The role of a person of the provider: an administrator manages accounts, a moderator only opens them. */
export type ProviderRole = 'administrator' | 'moderator'

export function providerRoleOf(row: {
  is_provider_admin: number
  is_provider_moderator: number
}): ProviderRole | null {
  if (row.is_provider_admin === 1) return 'administrator'
  return row.is_provider_moderator === 1 ? 'moderator' : null
}

/** A signed-in person. */
export interface Person {
  id: number
  email: string
  name: string
  locale: Locale
  /** Null for everybody who does not work for the provider. */
  providerRole: ProviderRole | null
  /** Whether tours are shown in accounts that a person of the provider opens. */
  hasTips: boolean
  /** The hash of the session's token; null for a caller without a session. */
  session: string | null
}

/** The person of a valid session, which is extended; null without one. */
export async function personOfSession(
  { db, clock, report }: World,
  token: string,
  place: SessionOrigin,
): Promise<Person | null> {
  const now = clock.now()
  const [row] = await readSession(db, sessionHash(token), now)
  if (!row) return null
  if (now - row.seen_at >= NOTING_STEP_MS) {
    // A failure to extend the session, as on a full disk, must not stop reads.
    await db
      .updateTable('session')
      .set({
        seen_at: now,
        expires_at: Math.min(now + SLIDING_MS, row.created_at + ABSOLUTE_MS),
        ...columnsOf(place),
      })
      .where('token_hash', '=', sessionHash(token))
      .execute()
      .catch(report)
  }
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: row.locale,
    providerRole: providerRoleOf(row),
    hasTips: row.has_tips === 1,
    session: sessionHash(token),
  }
}

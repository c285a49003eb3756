import type { Visit } from '@/contract/entities/account/visit'
import type { Db } from '../db/openDatabase'
import { prepared } from '../db/statements'
import { iso } from '../language/times'
import type { World } from '../world'
import { writeAudit } from './audit'

/** A visit ends by itself after eight hours. */
export const VISIT_MS = 8 * 60 * 60 * 1000

/** A person of the provider, and the hash of their session. */
interface Visitor {
  id: number
  session: string | null
}

export interface OpenVisit {
  id: number
  reason: string
  startedAt: number
  expiresAt: number
}

const COLUMNS = ['id', 'reason', 'started_at as startedAt', 'expires_at as expiresAt'] as const

const readVisit = prepared((db, session: string, accountId: number, now: number) =>
  db
    .selectFrom('visit')
    .where('session_hash', '=', session)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(COLUMNS),
)

/**
 * The current visit of a person of the provider to an account; null without one. A person with a
 * session must have begun it in that session. For a person without a session (a preview token) a
 * visit of any session counts.
 */
export async function openVisitOf(
  db: Db,
  { id, session }: Visitor,
  accountId: number,
  now: number,
): Promise<OpenVisit | null> {
  if (session !== null) {
    const [visit] = await readVisit(db, session, accountId, now)
    return visit ?? null
  }
  const visit = await db
    .selectFrom('visit')
    .innerJoin('session', 'session.token_hash', 'visit.session_hash')
    .where('visit.person_id', '=', id)
    .where('visit.account_id', '=', accountId)
    .where('visit.ended_at', 'is', null)
    .where('visit.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .select(['visit.id', 'visit.reason'])
    .select(['visit.started_at as startedAt', 'visit.expires_at as expiresAt'])
    .executeTakeFirst()
  return visit ?? null
}

export function presentVisit(
  { reason, startedAt, expiresAt }: OpenVisit,
  shown: Pick<Visit, 'isSuspended' | 'hasTips'>,
): Visit {
  return { reason, startedAt: iso(startedAt), expiresAt: iso(expiresAt), ...shown }
}

/**
 * Begins a visit. An open visit of the same session to this account continues when its reason is
 * the same, and is ended otherwise.
 */
export async function beginVisit(
  world: Pick<World, 'db' | 'clock'>,
  person: Visitor & { session: string },
  accountId: number,
  reason: string,
): Promise<void> {
  const now = world.clock.now()
  await world.db.transaction().execute(async (db) => {
    const known = await openVisitOf(db, person, accountId, now)
    if (known?.reason === reason) return
    await endVisits(db, now, { session: person.session, accountId })
    const visit = await db
      .insertInto('visit')
      .values({
        account_id: accountId,
        person_id: person.id,
        session_hash: person.session,
        reason,
        started_at: now,
        expires_at: now + VISIT_MS,
      })
      // A simultaneous request has begun the visit.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!visit) return
    await writeAudit(db, world, {
      accountId,
      personId: person.id,
      visitId: visit.id,
      change: { action: 'visit.begin', entity: 'visit', id: visit.id },
    })
  })
}

interface Ended {
  /** Only visits of this session. */
  session?: string
  personId?: number
  /** Not the visits of this session. */
  exceptSession?: string | null
  accountId?: number
}

/**
 * Ends visits and records each end in the audit of its account. Of simultaneous calls only one ends
 * a visit.
 */
export async function endVisits(db: Db, now: number, which: Ended): Promise<void> {
  const { session, personId, exceptSession, accountId } = which
  let visits = db.updateTable('visit').where('ended_at', 'is', null)
  if (session !== undefined) visits = visits.where('session_hash', '=', session)
  if (personId !== undefined) visits = visits.where('person_id', '=', personId)
  if (exceptSession) visits = visits.where('session_hash', '!=', exceptSession)
  if (accountId !== undefined) visits = visits.where('account_id', '=', accountId)
  const ended = await visits
    .set((visit) => ({
      ended_at: visit
        .case()
        .when('expires_at', '<', now)
        .then(visit.ref('expires_at'))
        .else(now)
        .end(),
    }))
    .returning(['id', 'account_id', 'person_id', 'ended_at'])
    .execute()
  for (const { id, account_id, person_id, ended_at } of ended) {
    await writeAudit(
      db,
      { clock: { now: () => ended_at ?? now } },
      {
        accountId: account_id,
        personId: person_id,
        visitId: id,
        change: { action: 'visit.end', entity: 'visit', id },
      },
    )
  }
}

import Bowser from 'bowser'
import type { Session } from '@/contract/entities/account/membership'
import type { Actor } from '../../auth/actor'
import { endOtherSessions, sessionHash } from '../../auth/sessions'
import { endVisits } from '../../auth/visits'
import { ApiError } from '../../errors/apiError'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { audit } from '../../auth/audit'

/** The sessions of the person: the current one first, then by last use. A session's id is the hash of its secret. */
export async function listOwnSessions(
  { db, clock }: World,
  { person }: Actor,
  token: string | null,
): Promise<Session[]> {
  const current = token === null ? null : sessionHash(token)
  const rows = await db
    .selectFrom('session')
    .where('person_id', '=', person.id)
    .where('expires_at', '>', clock.now())
    .selectAll()
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const sessions = rows.map(({ token_hash, network, user_agent, created_at, seen_at }) => ({
    id: token_hash,
    ...deviceOf(user_agent),
    network: network.includes(':') ? `${network}::/64` : network,
    createdAt: iso(created_at),
    seenAt: iso(seen_at),
    isCurrent: token_hash === current,
  }))
  return [
    ...sessions.filter(({ isCurrent }) => isCurrent),
    ...sessions.filter(({ isCurrent }) => !isCurrent),
  ]
}

function deviceOf(userAgent: string): Pick<Session, 'browser' | 'system' | 'isPhone'> {
  if (userAgent === '') return { browser: null, system: null, isPhone: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  }
}

/** Ends one of the person's own sessions; 404 for any other. */
export async function endOwnSession(world: World, actor: Actor, id: string): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await endVisits(db, world.clock.now(), { session: id, personId: actor.person.id })
    const ended = await db
      .deleteFrom('session')
      .where('token_hash', '=', id)
      .where('person_id', '=', actor.person.id)
      .returning('token_hash')
      .executeTakeFirst()
    if (!ended) throw new ApiError(404, 'not-found')
    await noteEnd(db, world, actor)
  })
}

export async function endOwnOtherSessions(
  world: World,
  actor: Actor,
  token: string | null,
): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    await endOtherSessions(db, { personId: actor.person.id, token, now: world.clock.now() })
    await noteEnd(db, world, actor)
  })
}

function noteEnd(db: World['db'], world: World, actor: Actor): Promise<void> {
  return audit(db, world, actor, {
    action: 'person.end_sessions',
    entity: 'person',
    id: actor.person.id,
  })
}

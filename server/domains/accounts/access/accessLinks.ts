import { createHash } from 'node:crypto'
import { LANDING_LINK, LANDING_PATH } from '@/contract/addresses'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'

const HOUR = 60 * 60 * 1000
/** An invitation may stay unread in a mailbox for days; a user who forgot the password waits for the link. */
export const INVITATION_MS = 7 * 24 * HOUR
export const PASSWORD_LINK_MS = 24 * HOUR

/** The target of a link: the membership that it accepts, or the person whose password it sets. */
export type LinkTarget = { memberId: number } | { personId: number }

export interface MadeLink {
  /** The whole address, including the secret. */
  url: string
  expiresAt: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates a link and stores only its hash. Expired links are swept. */
export async function createLink(
  db: Db,
  { clock, ids, settings }: Pick<World, 'clock' | 'ids' | 'settings'>,
  target: LinkTarget,
): Promise<MadeLink> {
  const token = ids.token()
  const created_at = clock.now()
  const lasting = 'memberId' in target ? INVITATION_MS : PASSWORD_LINK_MS
  const expires_at = created_at + lasting
  await db.deleteFrom('access_link').where('expires_at', '<=', created_at).execute()
  await db
    .insertInto('access_link')
    .values({
      token_hash: hashOf(token),
      created_at,
      expires_at,
      ...('memberId' in target ? { member_id: target.memberId } : { person_id: target.personId }),
    })
    .execute()
  return {
    url: `${settings.publicUrl}${LANDING_PATH}#${LANDING_LINK}=${token}`,
    expiresAt: expires_at,
  }
}

/** The target of a valid link; throws `link-over` without one. */
export async function linkTarget(db: Db, now: number, token: string): Promise<LinkTarget> {
  const row = await db
    .selectFrom('access_link')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .select(['member_id', 'person_id'])
    .executeTakeFirst()
  return targetOf(row)
}

/** Returns the target of a valid link, and invalidates all links of that target; throws `link-over` without a valid link. */
export async function takeLink(db: Db, now: number, token: string): Promise<LinkTarget> {
  const row = await db
    .deleteFrom('access_link')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['member_id', 'person_id'])
    .executeTakeFirst()
  const target = targetOf(row)
  const others = db.deleteFrom('access_link')
  await (
    'memberId' in target
      ? others.where('member_id', '=', target.memberId)
      : others.where('person_id', '=', target.personId)
  ).execute()
  return target
}

/** Invalidates the password links of a person. */
export async function endPasswordLinks(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('access_link').where('person_id', '=', personId).execute()
}

function targetOf(
  row: { member_id: number | null; person_id: number | null } | undefined,
): LinkTarget {
  if (row && row.member_id !== null) return { memberId: row.member_id }
  if (row && row.person_id !== null) return { personId: row.person_id }
  throw refused('link-over')
}

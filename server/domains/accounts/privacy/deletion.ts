import { DELETION_MS, type Deletion } from '@/contract/entities/account/deletion'
import { textProblem } from '@/contract/personRules'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { ApiError, refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { refuseField } from '../checkPerson'
import { provePassword } from '../mail/emailChange'
import { presentDeletion } from './presentDeletion'
import { sendDeletionLetter } from './deletionLetters'

interface Asked {
  currentPassword: string
  /** The shop's name as typed. */
  shop: string
}

/**
 * Schedules the deletion of the account. Its widgets disappear immediately, changes are refused, and nothing is charged. A repeated request does not
 * change the date. Wrong passwords are throttled like failed sign-ins.
 */
export async function askDeletion(
  world: World,
  actor: Actor,
  { currentPassword, shop }: Asked,
): Promise<Deletion> {
  const { account, person } = actor
  // People in a visit only help: the team itself decides about the end of its account.
  if (actor.member === null) throw refused('deletion-by-team-only')
  refuseField('current_password', textProblem(currentPassword))
  if (sameName(shop) !== sameName(account.name)) {
    throw refused('wrong-shop-name', 'shop', { shop: account.name })
  }
  await provePassword(world, person.id, currentPassword)
  const now = world.clock.now()
  const isNew = await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ deletion_asked_at: now, deletes_at: now + DELETION_MS })
      .where('id', '=', account.id)
      .where('deletion_asked_at', 'is', null)
      .executeTakeFirstOrThrow()
    // Already requested, in another tab or by another person.
    if (numUpdatedRows === 0n) return false
    await raiseContentVersion(db, account.id)
    await audit(db, world, actor, { action: 'account.delete', entity: 'account', id: account.id })
    return true
  })
  const deletion = await loadDeletion(world.db, account.id)
  if (!deletion) throw new ApiError(404, 'user-not-exist')
  // The response does not wait for the mail server; letters that fail are sent within an hour.
  if (isNew) void sendDeletionLetter(world, account.id).catch(world.report)
  return deletion
}

/** Cancels the deletion. Does nothing without a scheduled deletion, or once rows are being deleted. */
export async function keepAccount(world: World, actor: Actor): Promise<void> {
  const { id } = actor.account
  await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ deletion_asked_at: null, deletes_at: null })
      .where('id', '=', id)
      .where('deletion_asked_at', 'is not', null)
      .where('deletion_started_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await raiseContentVersion(db, id)
    await audit(db, world, actor, { action: 'account.keep', entity: 'account', id })
  })
}

async function loadDeletion(db: Db, accountId: number): Promise<Deletion | null> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['deletion_asked_at', 'deletes_at'])
    .executeTakeFirst()
  return row ? presentDeletion(row) : null
}

/** Makes names equal that look alike but were typed differently. */
const sameName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('ru')

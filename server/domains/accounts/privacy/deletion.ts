import { DELETION_MS, type Deletion } from '@/contract/entities/account/privacy'
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
 * Starts the days after which the account is deleted: its widgets are gone at once, nothing can be changed, and nothing is charged. Asked again, it is
 * the same deletion. Wrong passwords are throttled like failed sign-ins.
 */
export async function askDeletion(
  world: World,
  actor: Actor,
  { currentPassword, shop }: Asked,
): Promise<Deletion> {
  const { account, person } = actor
  // A visit is for helping: the team itself decides about the end of its account.
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
    // Asked for in another tab, or by another person.
    if (numUpdatedRows === 0n) return false
    await raiseContentVersion(db, account.id)
    await audit(db, world, actor, { action: 'account.delete', entity: 'account', id: account.id })
    return true
  })
  const deletion = await loadDeletion(world.db, account.id)
  if (!deletion) throw new ApiError(404, 'user-not-exist')
  // The answer does not wait for the mail server; what is not sent now is sent within an hour.
  if (isNew) void sendDeletionLetter(world, account.id).catch(world.report)
  return deletion
}

/** Takes the deletion back: everything is as before. Nothing changes for an account that does not await it. */
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

/** Names that look alike are equal, however they were typed. */
const sameName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('ru')

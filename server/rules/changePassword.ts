import type { PasswordChange } from '@/contract/entities/membership'
import { textProblem } from '@/contract/personRules'
import type { Actor } from '../auth/actor'
import { hashPassword, isPassword } from '../auth/passwords'
import { endOtherSessions } from '../auth/sessions'
import { countAttempt, forgetAttempts } from '../auth/signInLimit'
import { refused } from '../http/apiError'
import type { World } from '../world'
import { audit } from './audit'
import { checkNewPassword, refuseField } from './checkPerson'

/**
 * Gives the actor a new password and ends their sessions but the one of `token`. Wrong guesses of the present
 * password are slowed down like failed sign-ins.
 */
export async function changePassword(
  world: World,
  actor: Actor,
  { currentPassword, password, confirmedPassword }: PasswordChange,
  token: string | null,
): Promise<void> {
  refuseField('current_password', textProblem(currentPassword))
  checkNewPassword(password, confirmedPassword)
  const { person } = actor
  const { passwordCost } = world.settings
  // A count of its own: strangers who fail to sign in must not keep a person from changing the password.
  const attempt = `password of ${person.id}`
  const { password_hash: stored } = await world.db
    .selectFrom('person')
    .where('id', '=', person.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  await countAttempt(world, attempt, '')
  if (!(await isPassword(currentPassword, stored, passwordCost))) {
    throw refused('wrong-current-password', 'current_password')
  }
  await forgetAttempts(world, attempt, '')
  const password_hash = await hashPassword(password, passwordCost)
  await world.db.transaction().execute(async (db) => {
    await db.updateTable('person').set({ password_hash }).where('id', '=', person.id).execute()
    await endOtherSessions(db, person.id, token)
    await audit(db, world, actor, { action: 'person.password', entity: 'person', id: person.id })
  })
}

import type { PasswordChange } from '@/contract/entities/account/membership'
import { textProblem } from '@/contract/personRules'
import type { Actor } from '../../auth/actor'
import { hashPassword, isPassword } from '../../auth/passwords'
import { endOtherSessions } from '../../auth/sessions'
import { countAttempt, countOfPassword } from '../../auth/signInLimit'
import { refused } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { endPasswordLinks } from './access/accessLinks'
import { checkNewPassword, refuseField } from './checkPerson'

/**
 * Changes the actor's password and ends their sessions except the one of `token`, as well as their password links. Wrong guesses of the current
 * password are throttled like failed sign-ins.
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
  const { password_hash: stored } = await world.db
    .selectFrom('person')
    .where('id', '=', person.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  const attempt = await countAttempt(world, countOfPassword(person.id))
  if (!(await isPassword(currentPassword, stored, passwordCost))) {
    // Changed before, when the response was lost.
    if (await isPassword(password, stored, passwordCost)) return attempt.succeed()
    throw refused('wrong-current-password', 'current_password')
  }
  await attempt.succeed()
  const password_hash = await hashPassword(password, passwordCost)
  await world.db.transaction().execute(async (db) => {
    await db.updateTable('person').set({ password_hash }).where('id', '=', person.id).execute()
    await endOtherSessions(db, { personId: person.id, token, now: world.clock.now() })
    await endPasswordLinks(db, person.id)
    await audit(db, world, actor, { action: 'person.password', entity: 'person', id: person.id })
  })
}

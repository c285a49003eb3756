import type { World } from '../../world'
import { createLink, PASSWORD_LINK_MS, type MadeLink } from './accessLinks'
import { passwordLetter } from './letters'

const HOUR = 60 * 60 * 1000
/** The maximum emails to one person per hour, however many are requested. */
const LETTERS_PER_HOUR = 3

/** Sends a password link to the person with this e-mail; does nothing when there is none. */
export async function sendForgottenPassword(
  world: Pick<World, 'db' | 'clock' | 'ids' | 'settings' | 'sendLetter'>,
  email: string,
): Promise<void> {
  const { db, clock, sendLetter } = world
  const person = await personOf(world, email)
  if (!person || sendLetter === null) return
  const { count } = await db
    .selectFrom('access_link')
    .where('person_id', '=', person.id)
    .where('created_at', '>', clock.now() - HOUR)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= LETTERS_PER_HOUR) return
  const link = await createLink(db, world, { personId: person.id })
  await sendLetter(passwordLetter(person, link, PASSWORD_LINK_MS))
}

/** A password link for the server's operator to pass on; null for an unknown e-mail. */
export async function operatorLink(
  world: Pick<World, 'db' | 'clock' | 'ids' | 'settings'>,
  email: string,
): Promise<MadeLink | null> {
  const person = await personOf(world, email.trim().toLowerCase())
  return person ? createLink(world.db, world, { personId: person.id }) : null
}

function personOf({ db }: Pick<World, 'db'>, email: string) {
  return db
    .selectFrom('person')
    .where('email', '=', email)
    .select(['id', 'email', 'locale'])
    .executeTakeFirst()
}

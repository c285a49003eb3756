import type { Mail, MailChoice } from '@/contract/entities/account/mail'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { ApiError } from '../../../errors/apiError'
import { iso } from '../../../language/times'
import type { World } from '../../../world'
import { currentChange } from './emailChange'
import { storeChoice, topicsOf, wantsLetters } from './letters'

/** The e-mail and the letters of the actor. */
export async function loadMail(world: World, actor: Actor): Promise<Mail> {
  const { db, clock, sendLetter } = world
  const change = await currentChange(db, actor.person.id, clock.now())
  return {
    email: actor.person.email,
    isSetUp: sendLetter !== null,
    change: change
      ? {
          email: change.email,
          isNewConfirmed: change.new_confirmed_at !== null,
          isOldConfirmed: change.old_confirmed_at !== null,
          expiresAt: iso(change.expires_at),
        }
      : null,
    topics: await loadTopics(world, actor),
  }
}

async function loadTopics({ db }: World, actor: Actor): Promise<Mail['topics']> {
  if (actor.member === null) return []
  const rows = await db
    .selectFrom('mail_choice')
    .where('member_id', '=', actor.member.id)
    .select(['topic', 'is_on'])
    .execute()
  const chosen = new Map(rows.map(({ topic, is_on }) => [topic, is_on]))
  return topicsOf(actor).map((topic) => ({
    topic,
    isOn: wantsLetters(topic, actor.isOwner, chosen.get(topic) ?? null),
  }))
}

/** Chooses or refuses the letters of a topic; 403 for one that the actor may not read. */
export async function chooseLetters(
  world: World,
  actor: Actor,
  { topic, isOn }: MailChoice,
): Promise<void> {
  const { member } = actor
  if (member === null || !topicsOf(actor).includes(topic)) throw new ApiError(403, 'forbidden')
  await world.db.transaction().execute(async (db) => {
    await storeChoice(db, member.id, topic, isOn)
    await audit(db, world, actor, {
      action: 'member.letters',
      entity: 'member',
      id: member.id,
      detail: { topic, isOn },
    })
  })
}

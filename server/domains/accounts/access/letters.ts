import type { AccessLink } from '@/contract/entities/account/membership'
import type { Locale } from '@/contract/locale'
import { translate } from '../../../language/messages'
import { iso } from '../../../language/times'
import { composeLetter } from '../../../outbound/composeLetter'
import type { Letter } from '../../../outbound/createMail'
import type { World } from '../../../world'
import type { MadeLink } from './accessLinks'

const HOUR = 60 * 60 * 1000

interface Inviter {
  account: { name: string; locale: Locale }
  person: { email: string }
}

/** The email to an invited person. Its only user input is the shop's name and the inviter's e-mail: a person's name could contain anything. */
export function invitationLetter(
  { account, person }: Inviter,
  to: string,
  { url }: Pick<MadeLink, 'url'>,
): Letter {
  const { locale } = account
  const values = { shop: account.name, inviter: person.email }
  return composeLetter({
    locale,
    to,
    subject: translate(locale, 'server.letter_invitation-subject', values),
    lines: [translate(locale, 'server.letter_invitation', values)],
    action: { label: translate(locale, 'server.letter_invitation-action'), url },
    notes: [translate(locale, 'server.letter_invitation-note')],
  })
}

/** The email to a person who forgot the password, or whose team created a link for them. */
export function passwordLetter(
  { email, locale }: { email: string; locale: Locale },
  { url }: Pick<MadeLink, 'url'>,
  lastingMs: number,
): Letter {
  const hours = lastingMs / HOUR
  return composeLetter({
    locale,
    to: email,
    subject: translate(locale, 'server.letter_password-subject'),
    lines: [translate(locale, 'server.letter_password')],
    action: { label: translate(locale, 'server.letter_password-action'), url },
    notes: [translate(locale, 'server.letter_password-note', { hours })],
  })
}

/** Sends a link when mail is set up; its creator sees whether it was sent, and can pass it on in any case. */
export async function sendLink(
  world: Pick<World, 'sendLetter' | 'report'>,
  { url, expiresAt }: MadeLink,
  letter: Letter,
): Promise<AccessLink> {
  return { secretLink: url, expiresAt: iso(expiresAt), isSent: await isSent(world, letter) }
}

async function isSent(
  { sendLetter, report }: Pick<World, 'sendLetter' | 'report'>,
  letter: Letter,
): Promise<boolean> {
  if (sendLetter === null) return false
  try {
    await sendLetter(letter)
    return true
  } catch (error) {
    report(error)
    return false
  }
}

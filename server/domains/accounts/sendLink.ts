import type { AccessLink } from '@/contract/entities/account/membership'
import type { Letter } from '../../outbound/createMail'
import { iso } from '../../language/times'
import type { World } from '../../world'
import type { MadeLink } from './accessLinks'

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

import { sendTariffLetters } from '../accounts/tariffLetters'
import type { Mailing } from '../accounts/mail/letters'
import { sendDeletionLetters } from '../accounts/privacy/deletionLetters'
import { sendDigests } from './digest'
import { sendSourceLetters, sendTokenLetters } from './sourceLetters'

/** All letters that are sent without a request, by topic. */
const KINDS = [
  sendDeletionLetters,
  sendTariffLetters,
  sendSourceLetters,
  sendTokenLetters,
  sendDigests,
]

/** Sends the letters that are due, each once. A kind that fails does not stop the others. */
export async function sendLetters(world: Mailing): Promise<void> {
  if (world.sendLetter === null) return
  for (const send of KINDS) await send(world).catch(world.report)
}

import { sendTariffLetters } from '../accounts/tariffLetters'
import type { Mailing } from '../accounts/mail/letters'
import { sendDeletionLetters } from '../accounts/privacy/deletionLetters'
import { DIGEST } from './digest'
import { REPORTS } from './reports'
import { sendSourceLetters, sendTokenLetters } from './sourceLetters'
import { sendWeekly } from './weekly'

/** All letters that are sent without a request, by topic. */
const KINDS: ((world: Mailing) => Promise<void>)[] = [
  sendDeletionLetters,
  sendTariffLetters,
  sendSourceLetters,
  sendTokenLetters,
  (world) => sendWeekly(world, DIGEST),
  (world) => sendWeekly(world, REPORTS),
]

/** Sends the letters that are due, each once. A kind that fails does not stop the others. */
export async function sendLetters(world: Mailing): Promise<void> {
  if (world.sendLetter === null) return
  for (const send of KINDS) await send(world).catch(world.report)
}

import { sendTariffLetters } from '../domains/accounts/tariffLetters'
import type { World } from '../world'
import { startRounds } from './startRounds'

const HOUR_MS = 60 * 60 * 1000

/** Mails notices about tariffs now and every hour, if the server sends mail. Returns a function that stops it. */
export function startTariffLetters(world: World): () => Promise<void> {
  if (world.sendLetter === null) return () => Promise.resolve()
  return startRounds(
    world,
    async () => {
      await sendTariffLetters(world)
      return null
    },
    HOUR_MS,
  )
}

import { sendLetters } from '../domains/letters/sendLetters'
import type { World } from '../world'
import { startRounds } from './startRounds'

const HOUR_MS = 60 * 60 * 1000

/**
 * Sends the letters that are due, now and every hour, if the server sends mail. Returns a function
 * that stops it.
 */
export function startLetters(world: World): () => Promise<void> {
  if (world.sendLetter === null) return () => Promise.resolve()
  return startRounds(
    world,
    async () => {
      await sendLetters(world)
      return null
    },
    HOUR_MS,
  )
}

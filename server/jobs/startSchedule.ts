import type { World } from '../world'
import { carryOutSchedule } from './carryOutSchedule'

/**
 * The longest pause between two looks: schedules are also made by other processes. Far below what a timer can
 * hold, however far away the next step is.
 */
const LOOK_EVERY_MS = 5_000

/** Carries out schedules now, which makes up for a stop, and from then on in time. Returns what ends it. */
export function startSchedule(world: Pick<World, 'db' | 'clock' | 'report'>): () => Promise<void> {
  let isEnding = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const next = await carryOutSchedule(world).catch((error: unknown) => {
      if (!isEnding) world.report(error)
      return null
    })
    if (isEnding) return
    timer = setTimeout(
      () => {
        last = look()
      },
      pauseBefore(next, world.clock.now()),
    )
    timer.unref()
  }
  let last = look()
  return async () => {
    isEnding = true
    clearTimeout(timer)
    await last
  }
}

/** Until the next step, but never longer than until the next look; a step that stays due is not tried in a loop. */
function pauseBefore(next: number | null, now: number): number {
  return next === null || next <= now ? LOOK_EVERY_MS : Math.min(next - now, LOOK_EVERY_MS)
}

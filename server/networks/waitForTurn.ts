import { createHash } from 'node:crypto'
import type { World } from '../world'

type Paces = Map<string, number>

/** Keyed by the clock of a world, so that the worlds of tests are separate. */
const paces = new WeakMap<World['clock'], Paces>()
/** At this number all keys are forgotten, as those of replaced tokens would stay forever. */
const MAX_KEYS = 1000

/** Waits until a key may be used again: its uses in this process are `everyMs` apart. */
export async function waitForTurn(
  { clock }: Pick<World, 'clock'>,
  token: string,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> {
  const known = paces.get(clock) ?? new Map<string, number>()
  paces.set(clock, known)
  const key = createHash('sha256').update(token).digest('base64')
  const now = clock.now()
  const turn = Math.max(now, known.get(key) ?? 0)
  if (known.size >= MAX_KEYS) known.clear()
  known.set(key, turn + everyMs)
  if (turn > now) await clock.wait(turn - now, signal)
  signal.throwIfAborted()
}

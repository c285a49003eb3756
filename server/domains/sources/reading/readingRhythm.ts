import type { Selectable } from 'kysely'
import type { IntegrationType } from '@/contract/entities/integration'
import type { IntegrationTable } from '../../../db/tables/integrations'
import type { World } from '../../../world'

/** How often a source is read again. */
export const READ_EVERY_MS = 30 * 60_000
/** Telegram keeps what nobody has asked for a day: a server that was away for most of it has lost nothing yet. */
const TELEGRAM_EVERY_MS = 5 * 60_000
/** Somebody has just connected a bot and watches for its channel. */
const WATCHED_EVERY_MS = 10_000
const WATCHED_FOR_MS = 3_600_000

/** Whether a connection of this network finds out by reading what it is connected to. */
export const waitsByReading = (type: IntegrationType): boolean => type === 'telegram'

/** How long after a reading the next one follows, in ms. */
export function readAgainAfter(
  { clock }: Pick<World, 'clock'>,
  { type, status, created_at }: Selectable<IntegrationTable>,
): number {
  if (type !== 'telegram') return READ_EVERY_MS
  const isWatched = status === 'waiting' && clock.now() - created_at < WATCHED_FOR_MS
  return isWatched ? WATCHED_EVERY_MS : TELEGRAM_EVERY_MS
}

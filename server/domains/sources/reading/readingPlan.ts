import type { Selectable } from 'kysely'
import type { IntegrationType } from '@/contract/entities/sources/integration'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable } from '../../../db/tables/integrations'
import { planJob, type JobKey } from '../../../queue/jobQueue'
import type { World } from '../../../world'

export interface PlannedSource {
  id: number
  account_id: number
}

export const sourceJob = ({ id, account_id }: PlannedSource): JobKey => ({
  accountId: account_id,
  kind: 'source',
  subject: String(id),
})

/** Queues a reading of the source now; during a reading, one more after it. */
export function planSourceReading(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  source: PlannedSource,
): Promise<void> {
  const now = clock.now()
  return planJob(db, sourceJob(source), now, now)
}

/** The interval between readings of a source. */
export const READ_EVERY_MS = 30 * 60_000
/** Telegram keeps unread updates for a day: a server that was down for most of it has lost nothing yet. */
const TELEGRAM_EVERY_MS = 5 * 60_000
/** After connecting a bot, the user watches for its channel. */
const WATCHED_EVERY_MS = 10_000
const WATCHED_FOR_MS = 3_600_000

/** Whether connections of this network find their channel by reading. */
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
